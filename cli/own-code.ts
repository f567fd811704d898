import path from 'node:path';

/** The path of a file of this project, and the options with which Node runs it in a separate thread or process. */
interface OwnCode {
  file: string;
  execArgv: string[];
}

/**
 * True in a built package, whose files are JavaScript; in the source tree, and in tests, they are loaded as they are.
 */
export const isBuilt = __filename.endsWith('.js');

/** The flags with which Node runs a file of the source tree. */
export const FROM_SOURCE: readonly string[] = ['--require', path.join(__dirname, 'from-source.cjs')];

/**
 * Says how a file of this project is started.
 * @param name its path without the ending
 */
export function ownCode(name: string): OwnCode {
  return isBuilt ? { file: `${name}.js`, execArgv: [] } : { file: `${name}.ts`, execArgv: [...FROM_SOURCE] };
}

/**
 * Words a command as it is typed where this runs: a script of npm in a checkout, `npx contrato` in an installation.
 * @param options as they follow the command, if any
 */
export function asTyped(command: string, options = ''): string {
  if (isBuilt) return ['npx contrato', command, options].filter(Boolean).join(' ');
  const script = command === 'start' ? 'npm start' : `npm run ${command}`;
  return options === '' ? script : `${script} -- ${options}`;
}
