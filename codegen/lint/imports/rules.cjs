const { wiring, domains, shared, tenants, platform, kernel } = require('./folders.json');

// The rules of imports, as dependency-cruiser reads them: `npx depcruise --config codegen/lint/imports/rules.cjs
// server`. A path counts from the project root; a package is known by its name, wherever it is installed.
//
// folders.json names every folder of `server/`, from the top down: a rung knows the rungs below it and none above. A
// folder that it does not name is refused, so that a new one finds its rung before it finds its files.
//
//   wiring    the files directly in `server/`, which put the parts together and alone know all of them
//   domains   one folder per domain of the business
//   shared    what many domains stand on: double entry, what clients are told, what networks are asked
//   tenants   whose data it is: everything above is scoped to a client
//   platform  what carries every domain: HTTP, store, jobs, revisions
//   kernel    what every rule may use
//   testing   helpers of tests, which may look anywhere

const any = (names) => `(?:${names.join('|')})`;
const folder = (...names) => `^server/${any(names.flat())}/`;
const package_ = (...names) => `(?:^|node_modules/)(?:@types/)?${any(names)}(?:/|$)`;

const TEST = '[.]test[.]ts$|^server/testing/';
// What the ledger and the networks know of domains, and no more than that.
const ACTIVITIES = '^server/activities/store/';
const RECORD_TYPES = `^server/(?:bank|card-processing|shipping)/rules/`;

// Handlers of what networks report, and what handlers of one rail share.
const REPORTS = '^server/networks/(?:[^/]+/(?:operations/|incoming|outcome|present|messages)|reported)';

const HANDLERS = '^server/(?:networks/)?[^/]+/operations/';
const TABLES = '^server/[^/]+/store/tables[.]ts$';
const SQL_AND_HTTP = ['koa', '@koa', 'koa-body', 'knex', 'pg', 'sqlite3'];
const HTTP = [package_('koa', '@koa', 'koa-body'), '^https?$', '^server/platform/http/'];
const below = { tenants: [platform, kernel], shared: [tenants, platform, kernel], platform: [kernel] };

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'no-circles',
    comment: 'files that need each other can only be understood, tested and moved together',
    from: {},
    to: { circular: true },
  },
  {
    name: 'kernel-alone',
    comment: 'the kernel is what every rule may use: it knows no HTTP, no store and no library',
    from: { path: folder(kernel) },
    to: { pathNot: [folder(kernel), '^generated/(errors|lifecycles|types)(/|[.])'] },
  },
  {
    name: 'platform-below',
    comment: 'the platform carries every domain and knows none: what it needs of one is an interface of its own',
    from: { path: folder(platform) },
    to: { path: '^server/', pathNot: folder(platform, below.platform) },
  },
  {
    name: 'clients-below',
    comment: 'everything is scoped to a client, so clients stand on the platform alone',
    from: { path: folder(tenants) },
    to: { path: '^server/', pathNot: folder(tenants, below.tenants.flat()) },
  },
  {
    name: 'shared-below',
    comment: 'ledger, events and networks serve every domain and know none: a domain hands over what they need',
    from: { path: folder(shared), pathNot: REPORTS },
    to: { path: '^server/', pathNot: [folder(shared, below.shared.flat()), ACTIVITIES, RECORD_TYPES] },
  },
  {
    name: 'reports-to-domains',
    comment:
      'what networks report is handed to the domain that it concerns, through the files that the domain shows to others',
    from: { path: REPORTS },
    to: { path: folder(domains), pathNot: ['^server/[^/]+/[^/]+$', '^server/[^/]+/(rules|store|jobs)/[^/]+$'] },
  },
  {
    name: 'activities-by-ledger',
    comment:
      'an activity is written with the movement it tells of, by the ledger; nobody else below the domains knows any',
    from: { path: folder(shared.filter((name) => name !== 'ledger')) },
    to: { path: ACTIVITIES },
  },
  {
    name: 'ports-in-types',
    comment: 'a port is written in the types of the domain that asks, and takes nothing from it that runs',
    from: { path: folder(shared), pathNot: REPORTS },
    to: { path: RECORD_TYPES, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'wiring-on-top',
    comment: 'only the wiring knows all parts; a part is given what it needs',
    from: { path: '^server/[^/]+/' },
    to: { path: `^server/${any(wiring).replaceAll('.ts', '[.]ts')}$` },
  },
  {
    name: 'domain-face',
    comment:
      'a domain uses another one through its rules, its store, its jobs and the files on top of its folder; its handlers and what lies deeper are its own',
    from: { path: `^server/(${domains.join('|')})/` },
    to: {
      path: folder(domains),
      pathNot: ['^server/$1/', '^server/[^/]+/[^/]+$', '^server/[^/]+/(rules|store|jobs)/[^/]+$'],
    },
  },
  {
    name: 'handlers-on-top',
    comment:
      'handlers are called by the pipeline alone: what two of them share lies in a file of its own, not in one of them',
    from: { path: '^server/[^/]+/' },
    to: { path: HANDLERS },
  },
  {
    name: 'rules-pure',
    comment:
      'rules are pure functions over records: they know the types of records in store/tables.ts, the kernel, other rules, and what is generated except revisions: a rule names the values of a policy itself',
    from: { path: '^server/[^/]+/rules/' },
    to: {
      pathNot: [
        '^server/[^/]+/rules/',
        // The types of records, which follow from the declarations of their tables.
        TABLES,
        folder(kernel),
        '^generated/(errors|lifecycles|settlement|types)(/|[.])',
      ],
    },
  },
  {
    name: 'records-as-types',
    comment: 'rules take from the declaration of a table the type of its records, and nothing that runs',
    from: { path: '^server/[^/]+/rules/' },
    to: { path: TABLES, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'operations-plain',
    comment: 'a handler sees a typed call and gives a typed reply: no web server, no SQL, no revision',
    from: { path: [HANDLERS, '^server/operations[.]ts$'] },
    to: { path: [package_(...SQL_AND_HTTP), '^server/platform/revisions/'] },
  },
  {
    name: 'store-plain',
    comment: 'a store speaks SQL: it knows neither HTTP nor revisions nor handlers',
    from: { path: '^server/.+/store/' },
    to: { path: [...HTTP, '^server/platform/revisions/', '^server/[^/]+/operations/'] },
  },
  {
    name: 'driver-in-store',
    comment: "the drivers of databases can be replaced: the platform's store alone knows them",
    from: { path: '^(server|admin|mocks|client|cli)/', pathNot: '^server/platform/store/' },
    to: { path: package_('sqlite3', 'pg') },
  },
  {
    name: 'server-alone',
    comment:
      'the service runs alone: the simulated world, tools, tests and the generator stand outside it; the program that starts it hands over the documentation',
    from: { path: '^server/' },
    to: { path: '^(mocks|client|console|contract-tests|bench|codegen|admin|docs)/' },
  },
  {
    name: 'client-alone',
    comment: 'the client is for partners: it knows the contract and nothing of the service behind it',
    from: { path: '^client/' },
    to: {
      pathNot: [
        '^client/',
        '^generated/(types|errors|keyed-paths)(/|[.])',
        package_('openapi-fetch'),
        '^(node:)?(crypto|timers)',
      ],
    },
  },
  {
    name: 'console-in-browser',
    comment:
      'the console runs in a browser: it knows the contract and asks the API for everything else, as any client could; it reconciles by the rule of the command, says patterns in the words of the service, and refuses the same numbers',
    from: { path: '^console/app/' },
    to: {
      pathNot: [
        '^console/(app|form|snippets)/',
        '^generated/(types|lifecycles|causes|revisions|forms|tour)(/|[.])',
        '^mocks/client/reconcile/in-memory[.]',
        '^server/platform/http/(pattern-words|inexact-number)[.]',
        package_('preact', '@preact', 'openapi-fetch', 'uuid'),
      ],
    },
  },
  {
    name: 'docs-in-browser',
    comment: 'what a page of the documentation runs in a browser knows nothing but what the page brings and fetches',
    from: { path: '^docs/app/' },
    to: { pathNot: ['^docs/app/', package_('minisearch')] },
  },
  {
    name: 'forms-pure',
    comment:
      'forms and code to copy are made of the contract alone, in a browser, in a test and in the documentation alike',
    from: { path: '^console/(form|snippets)/' },
    to: {
      pathNot: [
        '^console/(form|snippets)/',
        '^generated/revisions[.]',
        '^server/platform/(contract/path-template|http/inexact-number)[.]',
      ],
    },
  },
  {
    name: 'mocks-below',
    comment: 'the mocks serve the tests, not the other way round',
    from: { path: '^mocks/' },
    to: { path: '^(contract-tests|bench)/' },
  },
  {
    name: 'codegen-alone',
    comment: 'the generator knows the contract alone',
    from: { path: '^codegen/' },
    to: { path: '^(server|mocks|client|console|contract-tests|bench|admin|docs)/' },
  },
  {
    name: 'generated-alone',
    comment: 'what is generated stands on nothing that is written by hand',
    from: { path: '^generated/' },
    to: { path: '^(server|mocks|client|console|contract-tests|bench|codegen|admin|docs)/' },
  },
].map((rule) => ({ severity: 'error', ...rule, from: leavingOut(rule) }));

/** Tests may look anywhere, but not into circles. The program that starts the service hands over the documentation. */
function leavingOut({ name, from }) {
  if (name === 'no-circles') return from;
  const others = name === 'server-alone' ? ['^server/main[.]ts$'] : [from.pathNot ?? []].flat();
  return { ...from, pathNot: [TEST, ...others] };
}

module.exports = {
  forbidden,
  options: {
    // Imports of types count: a circle of types is a circle.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json', '.d.ts'] },
  },
};
