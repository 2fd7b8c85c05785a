package gateway.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import gateway.api.client.Device;
import gateway.api.client.DeviceStore;
import gateway.testkit.limit.FailedTests;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract of device stores is kept by one that is right, and finds those that are wrong. */
final class DeviceStoreContractTest implements DeviceStoreContract {
    private final SimpleDevices devices = new SimpleDevices();

    @Override
    public DeviceStore open() {
        return devices.store();
    }

    @ParameterizedTest
    @CsvSource({
        "ForgetsAtClose, whatWasPutOutlivesTheStore",
        "ForgetsAtClose, theQuotaIsKeptByManyAtOnce",
        "ForgetsAtClose, nothingIsLostWhenManyChange",
        "ExpectsNothing, whatWasNotExpectedIsAConflict",
        "ExpectsNothing, aConflictComesFirst",
        "ExpectsNothing, oneOfManyGetsAnId",
        "HasNoQuota, anAddressGroupHasAsManyLiveDevicesAsTheQuotaSays",
        "HasNoQuota, expiredDevicesDoNotCount",
        "HasNoQuota, anExpiredDeviceThatComesBackCounts",
        "HasNoQuota, movingToAnotherGroupNeedsRoomThere",
        "HasNoQuota, theQuotaIsKeptByManyAtOnce",
        "CountsEveryDevice, otherAddressGroupsDoNotCount",
        "CountsEveryDevice, revokedDevicesDoNotCount",
        "CountsEveryDevice, expiredDevicesDoNotCount",
        "AlwaysAsksForRoom, renewingAndRevokingNeedNoRoom",
        "ForgetsAtExpiry, aDeviceIsRememberedForADayAfterItsExpiry",
        "ShowsItsOwnList, aListDoesNotChangeAnyMore",
        "ListsBackwards, theListIsInTheOrderOfIds",
        "LosesRevocations, aDeviceIsReplaced"
    })
    void findsWhatIsWrong(String wrong, String test) throws ClassNotFoundException {
        Class<?> type = Class.forName(DeviceStoreContractTest.class.getName() + "$" + wrong);
        assertThat(FailedTests.in(type, test)).as("failures of %s", test).isPositive();
    }

    /** A store under the contract. */
    abstract static class Suspect implements DeviceStoreContract {
        private final SimpleDevices devices;

        Suspect(SimpleDevices devices) {
            this.devices = devices;
        }

        @Override
        public final DeviceStore open() {
            return devices.store();
        }
    }

    static final class ForgetsAtClose extends Suspect {
        ForgetsAtClose() {
            super(new SimpleDevices() {
                @Override
                void closed() {
                    kept = new TreeMap<>();
                }
            });
        }
    }

    static final class ExpectsNothing extends Suspect {
        ExpectsNothing() {
            super(new SimpleDevices() {
                @Override
                boolean isThere(Optional<Device> expected, Device next) {
                    return true;
                }
            });
        }
    }

    static final class HasNoQuota extends Suspect {
        HasNoQuota() {
            super(new SimpleDevices() {
                @Override
                Collection<Device> counted(Device next, Instant now) {
                    return List.of();
                }
            });
        }
    }

    static final class CountsEveryDevice extends Suspect {
        CountsEveryDevice() {
            super(new SimpleDevices() {
                @Override
                Collection<Device> counted(Device next, Instant now) {
                    return kept.values();
                }
            });
        }
    }

    static final class AlwaysAsksForRoom extends Suspect {
        AlwaysAsksForRoom() {
            super(new SimpleDevices() {
                @Override
                boolean makesOneMore(Optional<Device> expected, Device next, Instant now) {
                    return true;
                }
            });
        }
    }

    static final class ForgetsAtExpiry extends Suspect {
        ForgetsAtExpiry() {
            super(new SimpleDevices() {
                @Override
                void put(Device next, Instant now) {
                    kept.values().removeIf(device -> !now.isBefore(device.expiresAt()));
                    super.put(next, now);
                }
            });
        }
    }

    static final class ShowsItsOwnList extends Suspect {
        ShowsItsOwnList() {
            super(new SimpleDevices() {
                private final List<Device> shown = new ArrayList<>();

                @Override
                List<Device> list() {
                    shown.clear();
                    shown.addAll(kept.values());
                    return shown;
                }

                @Override
                void put(Device next, Instant now) {
                    super.put(next, now);
                    list();
                }
            });
        }
    }

    static final class ListsBackwards extends Suspect {
        ListsBackwards() {
            super(new SimpleDevices() {
                @Override
                List<Device> list() {
                    return List.copyOf(kept.descendingMap().values());
                }
            });
        }
    }

    static final class LosesRevocations extends Suspect {
        LosesRevocations() {
            super(new SimpleDevices() {
                @Override
                void put(Device next, Instant now) {
                    super.put(TestDevices.at(next.registeredAt(), next), now);
                }
            });
        }
    }
}
