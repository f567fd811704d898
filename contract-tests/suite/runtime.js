const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { releaseRunners } = require('./async-storages');
const keptModules = require('./kept-modules');

/**
 * Standard objects that nearly every module names. A test file runs in a context of its own, where reading a global
 * goes through a hook of the context; a variable around the module is read directly. They are the objects of that
 * context, so that a test that replaces a method of one is heard. What tests replace as a whole, such as `Date`, is not
 * here.
 */
const GLOBALS = [
  ...['Array', 'BigInt', 'Boolean', 'Buffer', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy'],
  ...['Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'URL', 'Uint8Array', 'WeakMap', 'WeakSet'],
];

/** The modules that this worker has compiled by file name, with the source that each was compiled from. */
const compiled = new Map();

/**
 * The files that this worker has transformed by file name, with the source that each was made from and the kind of
 * module.
 */
const transformed = new Map();

/**
 * Lets files be transformed once in a worker: Jest's transformer is made anew for each test file, and hashes and reads
 * again.
 */
function transformOnce(transformer) {
  const transform = transformer.transform.bind(transformer);
  transformer.transform = (filename, options, source) => {
    if (options.collectCoverage) return transform(filename, options, source);
    const { supportsStaticESM: esm } = options;
    const known = transformed.get(filename);
    if (known?.source === source && known.esm === esm) return known.result;
    const result = transform(filename, options, source);
    transformed.set(filename, { source, esm, result });
    return result;
  };
}

/** Returns the script that makes a module's function, or null where the source has a mistake in it. */
function scriptOf(source, filename, parameters) {
  const before = `(({ ${GLOBALS.join(', ')} }) => function (${parameters.join(', ')}) {`;
  try {
    return new vm.Script(`${before}${source}\n})(globalThis)`, { filename, columnOffset: -before.length });
  } catch {
    return null;
  }
}

/**
 * Runs test files as Jest does, but those of a worker go on with the modules that those before them have loaded, and a
 * module that is loaded again is neither transformed nor compiled once more. Jest gives every module an `import()` of
 * its own, for which V8 compiles it again; the modules here have none, since the compiler makes `require` of it.
 */
class CompilingOnce extends Runtime {
  constructor(...parts) {
    const [, , , transformer, , , testFile] = parts;
    transformOnce(transformer);
    super(...parts);
    keptModules.give(this, testFile);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context == null) return null;
      let known = compiled.get(filename);
      if (known?.source !== source) {
        known = { source, script: scriptOf(source, filename, executor.injectedModuleParameters) };
        compiled.set(filename, known);
      }
      // Jest says best what is wrong with a file.
      return known.script === null ? compile(source, filename) : known.script.runInContext(context);
    };
  }

  teardown() {
    keptModules.keep(this);
    super.teardown();
    releaseRunners();
  }
}

module.exports = CompilingOnce;
module.exports.default = CompilingOnce;
