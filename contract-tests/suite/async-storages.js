const { AsyncLocalStorage } = require('node:async_hooks');

/** The storages that Jest's own runner made for the present test file. A test finds them by the name. */
const runners = new Set();
AsyncLocalStorage[Symbol.for('contrato.test-runners')] = runners;
const seen = new WeakSet();

const RUNNER = /[\\/]jest-circus[\\/]/;

/** Looks at a storage that is used for the first time: its first user has made it. */
function look(storage) {
  seen.add(storage);
  if (RUNNER.test(new Error('whose storage is it').stack.split('\n')[3])) runners.add(storage);
}

for (const method of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...args) {
    if (!seen.has(this)) look(this);
    return original.apply(this, args);
  };
}

/**
 * Takes the storages of Jest's runner out of use. It makes one for each test file and leaves it in use. Node up to 22
 * copies the value of each storage in use to every promise, so that the hundredth file of a worker would pay for a
 * hundred of them.
 */
exports.releaseRunners = () => {
  for (const storage of runners) storage.disable();
  runners.clear();
};
