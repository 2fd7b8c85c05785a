package example.shop;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.security.enterprise.authentication.mechanism.http.FormAuthenticationMechanismDefinition;
import jakarta.security.enterprise.authentication.mechanism.http.LoginToContinue;

/** How people log in to the shop. The gateway lets in whom it lets in, so that there is one login and not two. */
@FormAuthenticationMechanismDefinition(
        loginToContinue = @LoginToContinue(loginPage = "/login.html", errorPage = "/login-failed.html"))
@ApplicationScoped
public class ShopLogin {}
