import { POOLERS } from './store/postgres-url';

/** The values of CONTRATO_MODE; the first one is for trying the service out. */
export const MODES = ['sandbox', 'production'] as const;

export type Mode = (typeof MODES)[number];

const text = { type: 'string', minLength: 1 } as const;
/** Up to a hundred years. */
const days = { type: 'integer', minimum: 0, maximum: 36_500 } as const;

/** One JSON Schema for the environment: the key is the variable, `x-field` the field of `Config` it fills. */
export const environmentSchema = {
  type: 'object',
  properties: {
    CONTRATO_MODE: {
      'x-field': 'mode',
      type: 'string',
      enum: MODES,
      default: MODES[0],
      description:
        'Production refuses plain HTTP, generated keys and everything that exists only to try the service out. `serve` sets production mode by itself. `onboard` uses the mode in which the service last started on the database, or production if it never did.',
    },
    HOST: { 'x-field': 'host', ...text, default: '127.0.0.1', description: 'Address to listen on.' },
    PORT: {
      'x-field': 'port',
      type: 'integer',
      minimum: 0,
      maximum: 65535,
      default: 4010,
      description: 'Port to listen on; 0 takes any free port.',
    },
    DATABASE_URL: {
      'x-field': 'databaseUrl',
      ...text,
      pattern: '^postgres(ql)?://',
      description:
        'A PostgreSQL connection string. Without it, an SQLite file in DATA_DIR is used. Several hosts (`postgres://user:password@a:5432,b:5432/contrato?target_session_attrs=read-write`) are a primary and its standbys: the service finds the one that accepts writes, also after a failover: [operating](operating.md#a-standby-that-takes-over).',
    },
    DATABASE_CONNECTIONS: {
      'x-field': 'databaseConnections',
      type: 'integer',
      minimum: 2,
      maximum: 1000,
      default: 10,
      description:
        'The most connections to PostgreSQL that a process opens. All processes together must stay below max_connections of the server, because each opens one more to check connections that do not answer, and one more while it writes the settlement files of a large day.',
    },
    DATABASE_POOLER: {
      'x-field': 'databasePooler',
      type: 'string',
      enum: POOLERS,
      default: POOLERS[0],
      description:
        '`transaction` if PgBouncer or another pooler in transaction mode is between the service and PostgreSQL. The service then keeps no prepared statements and sends its settings with each transaction: [operating](operating.md#behind-pgbouncer).',
    },
    DATA_DIR: {
      'x-field': 'dataDir',
      ...text,
      default: 'data',
      description:
        'Folder of the SQLite file, of generated keys, and of settlement files unless SETTLEMENT_DIR is set.',
    },
    SETTLEMENT_DIR: {
      'x-field': 'settlementDir',
      ...text,
      description:
        'Folder of settlement files. All processes on one database share it: [operating](operating.md#settlement-files). Without it, `settlement` in DATA_DIR.',
    },
    PUBLIC_URL: {
      'x-field': 'publicUrl',
      ...text,
      pattern: '^https?://',
      default: 'http://localhost:4010',
      description:
        'The address that callers use. It is the issuer of tokens, the base of links to resources, and the server address in the documents that the service publishes.',
    },
    TOKEN_AUDIENCE: {
      'x-field': 'audience',
      ...text,
      maxLength: 256,
      default: 'https://api.contrato.example',
      description: 'The audience of access tokens.',
    },
    DEFAULT_REVISION: {
      'x-field': 'revision',
      ...text,
      default: 'current',
      description:
        'The revision of clients that are not pinned to one: a name, or axis=value pairs separated by commas.',
    },
    TLS_CERT_FILE: {
      'x-field': 'tlsCertFile',
      ...text,
      description:
        'PEM certificate chain. A renewed certificate is used within a minute: [operating](operating.md#renew-a-certificate).',
    },
    TLS_KEY_FILE: { 'x-field': 'tlsKeyFile', ...text, description: 'PEM private key of the certificate.' },
    TRUST_PROXY: {
      'x-field': 'trustProxy',
      ...text,
      pattern: '^(true|false|[1-9]|[0-9A-Fa-f.:]+(/[0-9]{1,3})?(,[0-9A-Fa-f.:]+(/[0-9]{1,3})?)*)$',
      default: 'false',
      description:
        'The proxies in front that terminate TLS and set X-Forwarded-Proto and X-Forwarded-For: their number (true means one), or their addresses and networks (`10.0.0.0/8,::1`). The address of a caller is the one that the outermost proxy saw.',
    },
    DNS_SERVERS: {
      'x-field': 'dnsServers',
      ...text,
      description:
        'Name servers that resolve the host names of clients, as `10.0.0.2` or `10.0.0.2:5353`, separated by commas. Without it, those of the system. Names are looked up without search domains, in the hosts file and then in DNS.',
    },
    CALLBACK_NETWORKS: {
      'x-field': 'callbackNetworks',
      ...text,
      description:
        'Private networks and addresses in which production may call clients, separated by commas: `10.20.0.0/16,fd12:3456::/32`. Without it, none. Clients can make the service call anything that listens there over HTTPS: [operating](operating.md#clients-in-a-network-of-ones-own).',
    },
    OUTGOING_PROXY: {
      'x-field': 'outgoingProxy',
      ...text,
      pattern: '^https?://',
      description:
        'The forward proxy through which clients are called, as `http://proxy.internal:3128` or `http://user:password@proxy.internal:3128`: [operating](operating.md#the-addresses-that-calls-come-from). Without it, they are called directly.',
    },
    SIGNING_KEY_FILE: {
      'x-field': 'signingKeyFile',
      ...text,
      description:
        'PKCS #8 PEM RSA key that signs access tokens. Outside production, a key is generated if this is not set.',
    },
    ACCEPTED_KEY_FILES: {
      'x-field': 'acceptedKeyFiles',
      ...text,
      description:
        'PEM files of other RSA keys whose tokens are accepted, separated by commas; public keys are enough. For the rotation of SIGNING_KEY_FILE.',
    },
    DATA_KEYS: {
      'x-field': 'dataKeys',
      ...text,
      pattern: '^[a-z0-9-]+:[A-Za-z0-9+/]{43}=(,[a-z0-9-]+:[A-Za-z0-9+/]{43}=)*$',
      description:
        'Keys that encrypt stored card data and secrets, separated by commas, as id:base64 of 32 bytes. The first one encrypts, all of them decrypt. Outside production, a key is generated if this is not set.',
    },
    SEALING_KEY: {
      'x-field': 'sealingKey',
      ...text,
      pattern: '^[a-z0-9-]+$',
      description: 'Id of the key in DATA_KEYS that encrypts, if it is not the first. For the rotation of DATA_KEYS.',
    },
    LOOKUP_KEY: {
      'x-field': 'lookupKey',
      ...text,
      pattern: '^[A-Za-z0-9+/]{43}=$',
      description:
        'Base64 of 32 bytes: the key of the keyed hashes with which card numbers and client secrets are compared. It never changes. Without it, the last of DATA_KEYS.',
    },
    LOG_LEVEL: {
      'x-field': 'logLevel',
      type: 'string',
      enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      default: 'info',
      description: 'The lowest level that is logged.',
    },
    RATE_LIMIT_PER_SECOND: {
      'x-field': 'rateLimitPerSecond',
      type: 'number',
      minimum: 0,
      maximum: 100_000,
      default: 100,
      description: 'Requests per second for each client; 0 turns the limit off.',
    },
    RATE_LIMIT_BURST: {
      'x-field': 'rateLimitBurst',
      type: 'integer',
      minimum: 1,
      maximum: 100_000,
      default: 200,
      description: 'Requests that a client may send at once.',
    },
    MAX_BODY_BYTES: {
      'x-field': 'maxBodyBytes',
      type: 'integer',
      minimum: 1024,
      maximum: 104_857_600,
      default: 65536,
      description: 'The largest request body, after decompression.',
    },
    MAX_CONNECTIONS: {
      'x-field': 'maxConnections',
      type: 'integer',
      minimum: 16,
      maximum: 1_000_000,
      description:
        'Connections of callers that PORT serves at the same time, within the open files. Without it, as many as the memory has room for: [operating](operating.md#connections-of-callers).',
    },
    TOKEN_SECONDS: {
      'x-field': 'tokenSeconds',
      type: 'integer',
      minimum: 60,
      maximum: 31_536_000,
      default: 86400,
      description: 'Lifetime of an access token.',
    },
    SECRET_HASHES_AT_ONCE: {
      'x-field': 'secretHashesAtOnce',
      type: 'integer',
      minimum: 1,
      maximum: 4,
      default: 1,
      description:
        'Client secrets that are compared at the same time with the slow hash of older versions. Each comparison uses a core, on Linux with the lowest priority.',
    },
    ACCOUNTS_PER_USER: {
      'x-field': 'accountsPerUser',
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 1,
      description: 'Accounts that a user may have in one currency.',
    },
    SHUTDOWN_SECONDS: {
      'x-field': 'shutdownSeconds',
      type: 'integer',
      minimum: 1,
      maximum: 3600,
      default: 10,
      description:
        'The longest time that a stop takes in all. Requests that still run one second before its end are cut off, and the process then exits with 1 instead of 0.',
    },
    DRAIN_SECONDS: {
      'x-field': 'drainSeconds',
      type: 'number',
      minimum: 0,
      maximum: 3599,
      description:
        'How long a stopping process accepts requests while `/health/ready` answers 503, so that load balancers send new requests elsewhere. It is part of SHUTDOWN_SECONDS. Without it, half of SHUTDOWN_SECONDS in production and 0 elsewhere.',
    },
    KEEP_ALIVE_SECONDS: {
      'x-field': 'keepAliveSeconds',
      type: 'integer',
      minimum: 1,
      maximum: 3600,
      default: 75,
      description:
        'How long an idle connection stays open. It must be longer than the load balancer keeps its connections, or requests arrive on a connection that was just closed. Most load balancers close theirs after 60 seconds.',
    },
    SYSTEM_PORT: {
      'x-field': 'systemPort',
      type: 'integer',
      minimum: 0,
      maximum: 65535,
      description:
        'A second port, over plain HTTP, with health, metrics, documentation and other pages for operators: for the internal network. 0 takes any free port. Without it, there is no such port.',
    },
    SYSTEM_HOST: {
      'x-field': 'systemHost',
      ...text,
      description: 'Address that SYSTEM_PORT listens on; HOST when absent.',
    },
    PUBLIC_PAGES: {
      'x-field': 'publicPages',
      ...text,
      pattern: '^(docs|metrics)(,(docs|metrics))*$',
      description:
        'Which of `/docs` and `/metrics` production also serves on PORT, separated by commas: `docs`, `metrics`. Without it, neither. Outside production both are served.',
    },
    SFTP_PORT: {
      'x-field': 'sftpPort',
      type: 'integer',
      minimum: 0,
      maximum: 65535,
      description:
        'Port of the SFTP server from which clients fetch settlement files; 0 takes any free port. Without it, there is no SFTP server.',
    },
    SFTP_HOST: {
      'x-field': 'sftpHost',
      ...text,
      description: 'Address that the SFTP server listens on; HOST when absent.',
    },
    SFTP_HOST_KEY_FILE: {
      'x-field': 'sftpHostKeyFile',
      ...text,
      description:
        'Private host key of the SFTP server, as ssh-keygen writes it. Outside production, a key is generated if this is not set.',
    },
    SFTP_CONNECTIONS: {
      'x-field': 'sftpConnections',
      type: 'integer',
      minimum: 1,
      maximum: 10_000,
      default: 64,
      description: 'Connections that the SFTP server serves at the same time.',
    },
    DELIVERED_EVENT_DAYS: {
      'x-field': 'deliveredEventDays',
      ...days,
      default: 30,
      description:
        'Days after the last attempt after which delivered events and their attempts are deleted; 0 keeps them forever: [operating](operating.md#retention).',
    },
    UNDELIVERED_EVENT_DAYS: {
      'x-field': 'undeliveredEventDays',
      ...days,
      default: 365,
      description:
        'Days after which events are deleted that were given up or had no address; 0 keeps them forever. It must not be lower than DELIVERED_EVENT_DAYS.',
    },
    EXPIRED_DAYS: {
      'x-field': 'expiredDays',
      ...days,
      default: 30,
      description:
        'Days after their expiry after which access tokens and lookups of PIX keys are deleted; 0 keeps them forever.',
    },
    IDEMPOTENCY_REPLY_DAYS: {
      'x-field': 'idempotencyReplyDays',
      ...days,
      default: 0,
      description:
        'Days after which the replies to idempotency keys are deleted; 0 keeps them forever. The keys stay: a later repeat creates nothing and is refused like a key that was used for another request.',
    },
    ACTIVITY_DAYS: {
      'x-field': 'activityDays',
      ...days,
      default: 0,
      description:
        'Days after which final activities are deleted, also from lists and counts; 0 keeps them forever. Movements and balances stay. Choose as many days as the law of your countries requires and disputes may last.',
    },
    NETWORKS_FILE: {
      'x-field': 'networksFile',
      ...text,
      description:
        'The file with the networks and providers that production calls and that report to it, described below.',
    },
  },
} as const;
