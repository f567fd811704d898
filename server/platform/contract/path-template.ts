/** A parameter in a path of the contract: `{id}` in `/users/v1/{id}`. */
const PARAMETER = /\{([^}]+)\}/g;

/** Fills in the parameters of a path, encoded. One without a value is left empty. */
export function fillPath(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replace(PARAMETER, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/**
 * Returns a path as the source of a regular expression.
 * @param parameter the source of what stands for a parameter
 */
export function pathSource(template: string, parameter = '[^/]+'): string {
  return template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(PARAMETER, parameter);
}

/** Makes a pattern of a whole path. @param parameter the source of what stands for a parameter */
export function pathPattern(template: string, parameter?: string): RegExp {
  return new RegExp(`^${pathSource(template, parameter)}$`);
}

/**
 * Reads the values of the parameters in a path, decoded; null where it is another path.
 * @throws URIError where a percent sign encodes nothing
 */
export function pathValues(template: string, path: string): Record<string, string> | null {
  const found = pathPattern(template, '([^/]+)').exec(path);
  if (found === null) return null;
  const names = [...template.matchAll(PARAMETER)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}
