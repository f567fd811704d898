import { ConfigError } from '../../server/platform/config';

/** Reads a variable that is a whole number. @throws ConfigError naming it when it is wrong */
export function readCount(
  environment: NodeJS.ProcessEnv,
  name: string,
  { preset, max }: { preset: number; max: number },
): number {
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  const count = Number(text);
  if (/^[0-9]+$/.test(text) && count <= max) return count;
  throw new ConfigError([`${name} must be a whole number from 0 to ${max}`]);
}
