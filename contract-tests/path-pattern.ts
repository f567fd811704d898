/**
 * Makes a pattern of a path of the contract.
 * @param segment what stands for a parameter, as a pattern
 */
export function pathPattern(path: string, segment = '[^/]+'): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, segment)}$`);
}
