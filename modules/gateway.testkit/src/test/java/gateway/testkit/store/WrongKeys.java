package gateway.testkit.store;

import gateway.api.client.ApiKey;
import gateway.api.client.ApiKeyStore;
import gateway.api.client.SecretDigest;
import gateway.api.client.StoredApiKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Stores of keys that are wrong in one way each, under the contract that has to find it. */
final class WrongKeys {
    private WrongKeys() {}

    /** A store under the contract. */
    abstract static class Suspect implements ApiKeyStoreContract {
        private final SimpleKeys keys;

        Suspect(SimpleKeys keys) {
            this.keys = keys;
        }

        @Override
        public final ApiKeyStore open() {
            return keys.store();
        }
    }

    static final class KnowsSomebody extends Suspect {
        KnowsSomebody() {
            super(new SimpleKeys() {
                {
                    kept.put("admin", SampleKeys.key("admin", "secret"));
                }
            });
        }
    }

    static final class ForgetsInACrash extends Suspect {
        ForgetsInACrash() {
            super(new SimpleKeys() {
                @Override
                void crashed() {
                    kept.clear();
                }
            });
        }
    }

    static final class FindsByTheNewestSecretOnly extends Suspect {
        FindsByTheNewestSecretOnly() {
            super(new SimpleKeys() {
                @Override
                synchronized Optional<StoredApiKey> find(SecretDigest digest) {
                    return super.find(digest)
                            .filter(key -> key.secrets().get(0).digest().equals(digest));
                }
            });
        }
    }

    static final class HidesRevokedKeys extends Suspect {
        HidesRevokedKeys() {
            super(new SimpleKeys() {
                @Override
                synchronized Optional<StoredApiKey> find(SecretDigest digest) {
                    return super.find(digest).filter(key -> key.key().active());
                }
            });
        }
    }

    static final class ListsBackwards extends Suspect {
        ListsBackwards() {
            super(new SimpleKeys() {
                @Override
                synchronized List<StoredApiKey> list() {
                    List<StoredApiKey> list = new ArrayList<>(super.list());
                    Collections.reverse(list);
                    return list;
                }
            });
        }
    }

    static final class ForgetsTheExpiry extends Suspect {
        ForgetsTheExpiry() {
            super(new SimpleKeys() {
                @Override
                void put(StoredApiKey next) {
                    ApiKey key = next.key();
                    super.put(new StoredApiKey(
                            new ApiKey(
                                    key.id(),
                                    key.name(),
                                    key.tier(),
                                    key.roles(),
                                    key.createdAt(),
                                    Optional.empty(),
                                    key.active()),
                            next.secrets()));
                }
            });
        }
    }

    static final class ExpectsNothing extends Suspect {
        ExpectsNothing() {
            super(new SimpleKeys() {
                @Override
                boolean isExpected(Optional<StoredApiKey> expected, StoredApiKey next) {
                    return true;
                }
            });
        }
    }

    static final class SharesSecrets extends Suspect {
        SharesSecrets() {
            super(new SimpleKeys() {
                @Override
                boolean isTaken(StoredApiKey next) {
                    return false;
                }
            });
        }
    }

    static final class KeepsOldSecretsInItsIndex extends Suspect {
        KeepsOldSecretsInItsIndex() {
            super(new SimpleKeys() {
                private final Map<SecretDigest, StoredApiKey> index = new HashMap<>();

                @Override
                void put(StoredApiKey next) {
                    super.put(next);
                    next.secrets().forEach(secret -> index.put(secret.digest(), next));
                }

                @Override
                synchronized Optional<StoredApiKey> find(SecretDigest digest) {
                    return Optional.ofNullable(index.get(digest));
                }
            });
        }
    }

    static final class RemembersWhatItFound extends Suspect {
        RemembersWhatItFound() {
            super(new SimpleKeys() {
                private final Map<SecretDigest, Optional<StoredApiKey>> cache = new HashMap<>();

                @Override
                synchronized Optional<StoredApiKey> find(SecretDigest digest) {
                    return cache.computeIfAbsent(digest, super::find);
                }
            });
        }
    }
}
