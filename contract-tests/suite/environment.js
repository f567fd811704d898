const { TestEnvironment } = require('jest-environment-node');

/** The environment of this worker, and what its globals were before any test file. */
let own;
let globals;
let exit;

/**
 * Makes the environment of a test file. All of a worker share one, so that modules which one of them has loaded can
 * serve the next. Each begins with the globals, the variables of the environment and the clock that the first one had.
 */
module.exports = function EnvironmentOfWorker(config, context) {
  if (own === undefined) begin(config, context);
  else beginAgain(config);
  return own;
};

function begin(config, context) {
  own = new TestEnvironment(config, context);
  own.teardown = endOfFile;
  globals = Object.getOwnPropertyDescriptors(own.global);
  for (const name of Object.keys(config.projectConfig.globals)) delete globals[name];
  exit = own.global.process.exit;
}

function beginAgain({ projectConfig }) {
  const { global } = own;
  for (const name of Reflect.ownKeys(global)) {
    if (!Object.hasOwn(globals, name)) Reflect.deleteProperty(global, name);
  }
  for (const name of Reflect.ownKeys(globals)) {
    if (globals[name].configurable) Object.defineProperty(global, name, globals[name]);
  }
  const { process: seen } = global;
  for (const name of Object.keys(seen.env)) delete seen.env[name];
  Object.assign(seen.env, process.env);
  seen.exit = exit;
  Object.assign(global, projectConfig.globals);
}

async function endOfFile() {
  own.fakeTimers.dispose();
  own.fakeTimersModern.dispose();
}
