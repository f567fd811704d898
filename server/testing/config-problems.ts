import { ConfigError, readConfig } from '../platform/config';

/** Returns the problems for which a start with these variables is refused; none if it is not. */
export function configProblems(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
