import { nearest } from '../../cli/nearest';
import { type Config, ConfigError, problemsIn, readConfig } from './config';
import { environmentSchema } from './environment';
import { SECRET_FILES } from './secret-files';
import { TELEMETRY_VARIABLES } from './telemetry/settings';

const SETTINGS = [...Object.keys(environmentSchema.properties), ...SECRET_FILES, ...TELEMETRY_VARIABLES];

/** Variables that other programs have and that differ by one letter from a setting. */
const OF_OTHERS: ReadonlySet<string> = new Set(['SMTP_HOST', 'SMTP_PORT', 'SMTP_CONNECTIONS']);

/** One letter of a shorter name makes another word: `POST` is not `PORT`. */
const SHORTEST = 6;

/**
 * Names each variable that is one slip away from a setting that is absent: another case, or one letter missing, added,
 * changed or swapped with the next. The service would start without what was meant, for example on SQLite.
 * @param more settings besides those of the service
 */
export function misspeltSettings(environment: NodeJS.ProcessEnv, more: readonly string[] = []): string[] {
  const settings = [...SETTINGS, ...more];
  const absent = settings.filter((name) => environment[name] === undefined);
  const unknown = Object.keys(environment).filter((name) => !settings.includes(name) && !OF_OTHERS.has(name));
  return unknown.flatMap((name) => {
    const meant = nearest(name, absent, name.length < SHORTEST ? 0 : 1);
    if (meant === null) return [];
    return [
      `${name} is not a setting; did you mean ${meant}? If another program needs ${name}, set ${meant} as well: empty counts as absent.`,
    ];
  });
}

/**
 * Reads the configuration of a command that works on the data of a service.
 * @param defaults what the command sets where the environment does not
 * @param further finds problems of what the configuration names, such as files
 * @throws ConfigError naming each variable that is misspelt, malformed or, in production, missing
 */
export function readCheckedConfig(
  environment: NodeJS.ProcessEnv,
  defaults: NodeJS.ProcessEnv = {},
  further: (config: Config) => readonly string[] = () => [],
): Config {
  const misspelt = misspeltSettings(environment);
  let config: Config | null = null;
  const others = problemsIn(() => {
    config = readConfig({ ...defaults, ...environment }, further);
  });
  if (config === null || misspelt.length > 0) throw new ConfigError([...misspelt, ...others]);
  return config;
}
