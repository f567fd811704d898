const { readFileSync } = require('node:fs');

/** Modules that the test files of this worker have in common, by file name. */
const kept = new Map();

/** The runtime of the test file that runs. */
let present;

/** True where the text of a file asks Jest for something, by file name. */
const known = new Map();

const ASKS_JEST = /^(?:before|after)(?:All|Each)\(|\bjest\.|\bTEST_DATABASE\b/m;

/**
 * Decides whether a module belongs to the file that is tested: it is the test itself, or says what is to happen before,
 * in or after its tests. The modules of packages never do.
 */
function belongsToTest(filename) {
  if (filename.includes('/node_modules/')) return false;
  let asks = known.get(filename);
  if (asks === undefined) {
    asks =
      /\.test\.[jt]s$/.test(filename) ||
      (/\.[cm]?[jt]s$/.test(filename) && ASKS_JEST.test(readFileSync(filename, 'utf8')));
    known.set(filename, asks);
  }
  return asks;
}

/** Returns the modules that load, over however many others, one that belongs to the test, and that one. */
function boundToTest(modules) {
  const parents = new Map();
  for (const module of modules) {
    for (const child of module.children ?? []) parents.set(child, [...(parents.get(child) ?? []), module]);
  }
  const bound = new Set(modules.filter(({ filename }) => belongsToTest(filename)));
  for (const module of bound) for (const parent of parents.get(module) ?? []) bound.add(parent);
  return bound;
}

/** Lets a module that is kept load others, later, by the runtime of the test file that runs then. */
function requireOfPresent({ requireBuilder }) {
  const make = requireBuilder.for.bind(requireBuilder);
  requireBuilder.make = make;
  requireBuilder.for = (from, options) => {
    const first = make(from, options);
    if (options?.isInternalModule || belongsToTest(from.filename)) return first;
    let builder = requireBuilder;
    let made = first;
    const now = () => {
      if (builder !== present.requireBuilder) {
        builder = present.requireBuilder;
        made = builder.make(from, options);
      }
      return made;
    };
    const require = (id) => now()(id);
    require.resolve = (...asked) => now().resolve(...asked);
    require.resolve.paths = (...asked) => now().resolve.paths(...asked);
    return Object.defineProperties(require, {
      main: { enumerable: true, get: () => now().main },
      cache: { enumerable: true, get: () => now().cache },
      extensions: { enumerable: true, get: () => now().extensions },
    });
  };
}

/** Gives a runtime the modules that were kept, unless its test file replaces some. */
exports.give = (runtime, testFile) => {
  if (/jest\.mock\(/.test(readFileSync(testFile, 'utf8'))) return;
  present = runtime;
  for (const [filename, module] of kept) runtime.registries.moduleRegistry.set(filename, module);
  requireOfPresent(runtime);
};

/** Keeps what a test file has loaded and the next one may go on with. */
exports.keep = (runtime) => {
  if (runtime !== present) return;
  const modules = [...runtime.registries.moduleRegistry.values()].filter(({ loaded }) => loaded);
  const bound = boundToTest(modules);
  for (const module of modules) if (!bound.has(module)) kept.set(module.filename, module);
};
