/**
 * Names places of sources in stack traces. Node would read every source map when a module is loaded; here a map is read
 * when something fails in its file.
 */

const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

/** Maps that were read, by the file that each is of; null where there is none. */
const known = new Map();

function readMap(file) {
  try {
    return new Module.SourceMap(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** The place in the source that a place in JavaScript was made of; null where that is not known. */
function placeOf(filename, line, column, mapOf) {
  const file = filename && mapOf(filename);
  if (!file) return null;
  if (!known.has(filename)) known.set(filename, readMap(file));
  const { originalSource, originalLine, originalColumn } = known.get(filename)?.findEntry(line - 1, column - 1) ?? {};
  if (originalLine === undefined) return null;
  return `${path.resolve(path.dirname(filename), originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
}

/** Names sources from now on. @param mapOf tells the file of the source map of a file of JavaScript, if it has one */
exports.nameSources = (mapOf) => {
  const lineOf = (frame) => {
    const [filename, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
    const place = placeOf(filename, line, column, mapOf);
    return `\n    at ${place === null ? frame : String(frame).replace(`${filename}:${line}:${column}`, place)}`;
  };
  Error.prepareStackTrace = (error, frames) => Error.prototype.toString.call(error) + frames.map(lineOf).join('');
};
