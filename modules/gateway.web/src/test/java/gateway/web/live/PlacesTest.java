package gateway.web.live;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.web.live.Places.Place;
import org.junit.jupiter.api.Test;

final class PlacesTest {
    private final Places places = new Places();

    @Test
    void areTakenUntilNoneIsLeft() {
        assertThat(places.take(2)).isPresent();
        assertThat(places.take(2)).isPresent();

        assertThat(places.take(2)).isEmpty();
        assertThat(places.taken()).isEqualTo(2);
    }

    @Test
    void areGivenBackOnce() {
        Place place = places.take(2).orElseThrow();
        places.take(2);

        place.giveBack();
        place.giveBack();

        assertThat(places.taken()).isEqualTo(1);
    }

    @Test
    void mayBecomeFewer() {
        Place place = places.take(2).orElseThrow();
        places.take(2);

        place.giveBack();

        assertThat(places.take(1)).isEmpty();
    }
}
