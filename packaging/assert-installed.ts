import { isBuiltin } from 'node:module';
import path from 'node:path';
import whole from '../package.json';

/** Tools for changing the contract, which only the checkout has. */
const TOOLS = /^(codegen|mocks\/dev)\//;
/** The name that Dredd itself gives to the hooks file that it loads. */
const GIVEN_BY_DREDD = 'hooks';

/** Those that are optional are asked for by what is loaded only when it is switched on. */
const DEPENDENCIES = { ...whole.dependencies, ...whole.optionalDependencies };

/**
 * Refuses code that needs a package which nobody installs, or a file that is left out.
 * @param file its path from the root
 * @param code as it goes into the package, with bundled packages linked
 * @param all the paths of every file of the package
 * @throws with the file and what it needs
 */
export function assertInstalled(file: string, code: string, all: ReadonlySet<string>): void {
  for (const [, name = ''] of code.matchAll(/\brequire\("((?:@[^/"]+\/)?[^@./"][^/"]*)/g)) {
    const known = Object.hasOwn(DEPENDENCIES, name) || isBuiltin(name) || name === GIVEN_BY_DREDD;
    if (!known && !TOOLS.test(file))
      throw new Error(`${file} needs ${name}, which is not a dependency and not bundled`);
  }
  for (const [, name = ''] of code.matchAll(/\brequire\("(\.[^"]*)"\)/g)) {
    const target = path.posix.join(path.posix.dirname(file), name);
    const forms = [target, target.replace(/\.js$/, '.ts'), `${target}.ts`, `${target}/index.ts`, `${target}.json`];
    const isMade = target.startsWith('vendor/') || target === 'package.json';
    if (!isMade && !forms.some((form) => all.has(form))) throw new Error(`${file} needs ${target}, which is left out`);
  }
}
