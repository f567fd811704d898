// Runs openapi-typescript in a thread of its own: the TypeScript compiler that it brings takes a third of a second to
// load, and the types depend on nothing else that is generated. Plain CommonJS, so that a thread starts without a
// loader.
const { parentPort } = require('node:worker_threads');
const { astToString, resolveRef, transformSchema, UNKNOWN } = require('openapi-typescript');

const ALL_TYPES = ['string', 'number', 'boolean', 'null', 'array', 'object'];

/** A schema that takes every type is `unknown`: one that refers to itself has no type that TypeScript could write. */
const anyValue = ({ type }) =>
  Array.isArray(type) && ALL_TYPES.every((name) => type.includes(name)) ? UNKNOWN : undefined;

/** Settings of openapi-typescript for a bundled document; `whole` is what references point into. */
const context = (whole) => ({
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  defaultNonNullable: false,
  discriminators: { objects: {}, refsHandled: [] },
  emptyObjectsUnknown: true,
  enum: false,
  excludeDeprecated: false,
  exportType: false,
  immutable: false,
  injectFooter: [],
  pathParamsAsTypes: false,
  silent: true,
  transform: anyValue,
  resolve: (ref) => resolveRef(whole, ref, { silent: true }),
});

parentPort.on('message', ({ id, document, whole }) => {
  try {
    parentPort.postMessage({ id, text: astToString(transformSchema(document, context(whole ?? document))) });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message });
  }
});
