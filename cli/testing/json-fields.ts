import type { CommandSpec } from '../declaration';

/**
 * Names the fields that `--json` printed and the declaration of the command does not have. A declared field covers what
 * is below it.
 */
export function undeclaredFields({ json = {} }: CommandSpec, output: unknown): string[] {
  const declared = Object.keys(json);
  const isDeclared = (path: string) => declared.some((field) => path === field || isBelow(path, field));
  return [...new Set(pathsOf(output, ''))].filter((path) => !isDeclared(path));
}

const isBelow = (path: string, field: string): boolean => path.startsWith(`${field}.`) || path.startsWith(`${field}[]`);

function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, `${path}[]`));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, one]) => pathsOf(one, path === '' ? name : `${path}.${name}`));
}
