/**
 * The runtimes that commands run on. A checkout loads this before everything else, so it is written in JavaScript that
 * old versions of Node understand.
 */

/** `engines` of package.json, which a test compares. */
const OLDEST = '20.19';

const NEEDED = `contrato needs Node ${OLDEST} or newer.`;

/**
 * Returns the reason why a version of Node is too old, or null.
 * @param {{ node: string }} versions as `process.versions` has them
 */
function refusalOfAge(versions) {
  const parts = (version) => version.split('.').map(Number);
  const [[major, minor], [oldestMajor, oldestMinor]] = [parts(versions.node), parts(OLDEST)];
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `${NEEDED} This is Node ${versions.node}: ${process.execPath}`;
}

/**
 * Returns the reason why a runtime can't run commands, or null. Other runtimes imitate Node, but can't pass a socket to
 * another process, and nobody has tried what becomes of money there when something fails.
 * @param {{ node: string, bun?: string, deno?: string }} versions as `process.versions` has them
 */
function refusalOf(versions) {
  if (versions.bun !== undefined) return `${NEEDED} This is Bun ${versions.bun}: leave out --bun.`;
  if (versions.deno !== undefined) return `${NEEDED} This is Deno ${versions.deno}: type npx contrato.`;
  return refusalOfAge(versions);
}

/** Ends the process on a runtime that can't run commands, with the reason instead of an error from somewhere inside. */
function assertRuntime() {
  const refusal = refusalOf(process.versions);
  if (refusal === null) return;
  process.stderr.write(`${refusal}\n`);
  process.exit(2);
}

module.exports = { assertRuntime, refusalOf, refusalOfAge };
