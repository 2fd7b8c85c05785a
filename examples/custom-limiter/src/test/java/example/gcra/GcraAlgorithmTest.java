package example.gcra;

import gateway.api.limit.Algorithm;
import gateway.testkit.limit.AlgorithmContract;
import java.util.List;
import java.util.Map;

class GcraAlgorithmTest implements AlgorithmContract {
    @Override
    public Algorithm algorithm() {
        return new GcraAlgorithm();
    }

    @Override
    public List<Map<String, String>> validParameters() {
        return List.of(Map.of("interval", "100ms", "burst", "5"), Map.of("interval", "1h"));
    }

    @Override
    public List<Map<String, String>> invalidParameters() {
        return List.of(
                Map.of("interval", "0ms"),
                Map.of("interval", "2h"),
                Map.of("interval", "100ms", "burst", "0"),
                Map.of("interval", "100ms", "burst", "10001"));
    }
}
