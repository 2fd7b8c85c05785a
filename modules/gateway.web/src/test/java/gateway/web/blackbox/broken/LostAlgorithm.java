package gateway.web.blackbox.broken;

/** Is in no jar, though another class extends it. */
abstract class LostAlgorithm extends BrokenAlgorithm {
    LostAlgorithm() {
        super("lost");
    }
}
