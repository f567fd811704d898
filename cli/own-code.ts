import path from 'node:path';

/** Where a file of this project lies, and what Node needs to run it in a thread or a process of its own. */
export interface OwnCode {
  file: string;
  execArgv: string[];
}

/** True in a built package, whose files are JavaScript; in the source tree, and in tests, they are loaded as they are. */
export const isBuilt = __filename.endsWith('.js');

/** The flags with which Node runs a file of the source tree. */
export const FROM_SOURCE: readonly string[] = ['--require', path.join(__dirname, 'from-source.cjs')];

/** Says how a file of this project is started. @param name its path without the ending */
export function ownCode(name: string): OwnCode {
  return isBuilt ? { file: `${name}.js`, execArgv: [] } : { file: `${name}.ts`, execArgv: [...FROM_SOURCE] };
}
