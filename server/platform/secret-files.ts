import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The variables whose values are secrets. Each may be in a file that `NAME_FILE` names: an environment shows in the
 * description of a container, and in what is written when a process crashes.
 */
const SECRETS = ['DATABASE_URL', 'DATA_KEYS', 'LOOKUP_KEY', 'OUTGOING_PROXY'] as const;

const fileOf = (name: string): string => `${name}_FILE`;

/** The variables that name the files of secrets. */
export const SECRET_FILES: readonly string[] = SECRETS.map(fileOf);

/** An environment with the secrets that were in files. */
interface Filled {
  environment: Environment;
  /** The reason why a secret can't be read, by its variable. */
  problems: ReadonlyMap<string, string>;
}

/** Reads the secrets that are in files. A line break at the end of a file is not a part of the secret. */
export function withSecretFiles(environment: Environment): Filled {
  const read: Record<string, string> = {};
  const problems = new Map<string, string>();
  for (const name of SECRETS) {
    const file = environment[fileOf(name)];
    if (!file) continue;
    if (environment[name]) problems.set(name, `${name} and ${fileOf(name)} are both set: set one of them`);
    else {
      try {
        read[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
        if (read[name] === '') problems.set(name, `${fileOf(name)} can not be used: ${file} is empty`);
      } catch (error) {
        problems.set(name, `${fileOf(name)} can not be used: ${file}: ${(error as Error).message}`);
      }
    }
  }
  return { environment: { ...environment, ...read }, problems };
}

/** Returns a problem of a secret with the variable that names its file, where it came from one. */
export function withItsFile(problem: string, environment: Environment): string {
  const [name = ''] = problem.split(' ', 1);
  const isFromFile = SECRET_FILES.includes(fileOf(name)) && Boolean(environment[fileOf(name)]);
  return isFromFile ? `${problem} (in ${fileOf(name)})` : problem;
}
