/**
 * Lets Node run the TypeScript of this checkout: `node --require ./cli/from-source.cjs cli/contrato.ts`. What was
 * compiled is kept below `node_modules/.cache`, by the content of each file, so that the next start compiles nothing:
 * neither TypeScript to JavaScript nor JavaScript to the code of V8. Where nothing can be written, it works without.
 */

require('./runtime.cjs').assertRuntime();

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { cachedDataVersionTag } = require('node:v8');
const vm = require('node:vm');
const { nameSources } = require('./source-places.cjs');

/**
 * Compiled code only fits the Node version and the flags that it was made with. V8's own tag alone is the same for
 * several builds.
 */
const MODULES = path.join(__dirname, '../node_modules');
const KINDS = path.join(MODULES, '.cache/from-source');
const WEEK = Math.floor(Date.now() / (7 * 24 * 3_600_000));
const KIND = path.join(KINDS, `${WEEK}-${process.version}-${process.arch}-${cachedDataVersionTag()}`);

const INSTALL =
  'The packages of this checkout are not installed. Run npm ci --include=dev, which installs all of them also if NODE_ENV is production.';

/** Another compiler, or other settings of it, makes other JavaScript. */
const SETTINGS = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  sourcemap: 'external',
  supported: { 'dynamic-import': false },
  tsconfigRaw: { compilerOptions: { target: 'es2023' } },
};
const COMPILED_BY = `${compilerVersion()} ${JSON.stringify(SETTINGS)}`;

/** Ends the process if the compiler is not installed: npm leaves it out if NODE_ENV is production. */
function compilerVersion() {
  try {
    return require('esbuild/package.json').version;
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    process.stderr.write(`${INSTALL}\n`);
    process.exit(2);
  }
}

/**
 * V8 keeps the name of a file with its code. A copy of the project that borrows the packages of another checkout, as
 * tests make it, shares what V8 made of these, and of its own files the JavaScript alone.
 */
const PACKAGES = fs.existsSync(MODULES) ? `${fs.realpathSync(MODULES)}${path.sep}` : undefined;
const IS_OWN = PACKAGES === `${MODULES}${path.sep}`;
const isOwn = (filename) => IS_OWN || (PACKAGES !== undefined && filename.startsWith(PACKAGES));

/** A module is asked by its own file for what it requires: Node warns of what packages do by the file that asks. */
const BEFORE =
  '(function (module) { function require(id) { return module.require(id); } ' +
  'return [require, (function (exports, require, module, __filename, __dirname) { ';
const AFTER = '\n})]; })';

/** Characters of a file that is compiled by us whatever is in it. */
const LARGE = 100_000;

/** The modules that V8 has compiled and that are not in a file of the cache yet. */
const unkept = [];

/** The files of the source maps, by the file of the source. */
const maps = new Map();

/** Writes a file as a whole or not at all: another process may read it at the same time. */
function keep(file, bytes) {
  try {
    fs.writeFileSync(`${file}.${process.pid}`, bytes);
    fs.renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A checkout that is only read has no cache.
  }
}

/**
 * Keeps the JavaScript of a file, nothing when it is the file itself, and what V8 made of it, nothing when it is not
 * known yet.
 */
function keepBoth(file, code, compiled) {
  const text = Buffer.from(code);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  keep(file, Buffer.concat([size, text, compiled]));
}

/** Makes JavaScript as `npm run build` does. @throws an error that names the place of a mistake */
function translated(source, filename) {
  const loader = filename.endsWith('.ts') ? 'ts' : 'js';
  try {
    return require('esbuild').transformSync(source, { ...SETTINGS, loader, sourcefile: filename, logLevel: 'silent' });
  } catch (error) {
    const [{ location, text } = {}] = error.errors ?? [];
    if (location == null) throw error;
    throw new SyntaxError(`${filename}:${location.line}:${location.column + 1}: ${text}`);
  }
}

/** Makes JavaScript and keeps it with its source map. */
function transformed(source, filename, file) {
  const { code, map } = translated(source, filename);
  makeFolder();
  keep(`${file}.map`, map);
  keepBoth(file, code, Buffer.alloc(0));
  return code;
}

function makeFolder() {
  try {
    if (fs.mkdirSync(KIND, { recursive: true }) === undefined) return;
    for (const kind of fs.readdirSync(KINDS)) {
      if (Number.parseInt(kind, 10) < WEEK - 1) fs.rmSync(path.join(KINDS, kind), { recursive: true, force: true });
    }
  } catch {
    // It works without.
  }
}

function read(file) {
  try {
    const bytes = fs.readFileSync(file);
    const end = 4 + bytes.readUInt32LE(0);
    return { code: bytes.toString('utf8', 4, end), compiled: end < bytes.length ? bytes.subarray(end) : undefined };
  } catch {
    return null;
  }
}

/** Compiles a module. @param translates when the source is not yet JavaScript that `require` can load */
function compile(source, filename, translates) {
  const own = isOwn(filename);
  const whose = own ? filename : '';
  const name = createHash('sha1').update(`${COMPILED_BY} ${BEFORE} ${translates} ${whose}\n${source}`).digest('hex');
  const file = path.join(KIND, name);
  const kept = read(file);
  const code = translates ? (kept?.code ?? transformed(source, filename, file)) : source;
  if (translates) maps.set(filename, `${file}.map`);
  const script = new vm.Script(`${BEFORE}${code.replace(/^#!.*/, '')}${AFTER}`, {
    filename,
    columnOffset: -BEFORE.length,
    cachedData: kept?.compiled,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (own && kept?.compiled === undefined) unkept.push({ file, code: translates ? code : '', script });
  return script.runInThisContext();
}

/**
 * Decides whether Node compiles a file itself: one that imports others as it runs, of which Node warns in a script that
 * somebody else has compiled. In large ones, such as compilers, the word is a part of what they read, and to compile
 * them each time would take long.
 */
function isNodes(source, format) {
  return format !== 'module' && source.length < LARGE && /\bimport\(/.test(source);
}

function start(module, make, filename) {
  const { exports } = module;
  const [require, run] = make(module);
  require.resolve = (id, options) => Module._resolveFilename(id, module, false, options);
  require.resolve.paths = (id) => Module._resolveLookupPaths(id, module);
  require.main = process.mainModule;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  run.call(exports, exports, require, module, filename, path.dirname(filename));
}

// Of `matrix.ts` and `matrix.json`, `./matrix` is the first.
const { '.json': json, '.node': addon } = Module._extensions;
for (const ending of ['.json', '.node', '.ts']) delete Module._extensions[ending];
Module._extensions['.ts'] = (module, filename) =>
  start(module, compile(fs.readFileSync(filename, 'utf8'), filename, true), filename);
Object.assign(Module._extensions, { '.json': json, '.node': addon });

const compileAsNode = Module.prototype._compile;
Module.prototype._compile = function (source, filename, format) {
  let make;
  try {
    // What has no name of a file, such as the code of --eval, is Node's.
    if (path.isAbsolute(filename) && !isNodes(source, format)) make = compile(source, filename, format === 'module');
  } catch {
    // Node knows how to say what is wrong.
  }
  if (make === undefined) return compileAsNode.call(this, source, filename, format);
  return start(this, make, filename);
};

nameSources((filename) => maps.get(filename));

process.once('exit', () => {
  if (unkept.length > 0) makeFolder();
  for (const { file, code, script } of unkept) keepBoth(file, code, script.createCachedData());
});
