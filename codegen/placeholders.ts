/** Compares the names in braces of an address, such as `{type}`, with the names that are described next to it. */

import { nearest } from '../cli/nearest';

/** A name that only the address or only the description has. */
interface Stray {
  name: string;
  /** The part that has it. */
  isIn: 'address' | 'description';
  /** The name in the address that this one of the description stands for. */
  named?: string;
  message: string;
}

/**
 * Finds names that only the address or only the description has. Where one name stands for the other in one of them,
 * this is reported once, where it is described.
 * @param whole the address in words, such as its keyword
 * @param kind what the description has, such as parameters
 */
export function strayPlaceholders(address: string, described: readonly string[], whole: string, kind: string): Stray[] {
  const named = [...new Set([...address.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => String(name)))];
  const unnamed = described.filter((name) => !named.includes(name));
  const undescribed = named.filter((name) => !described.includes(name));
  const only = undescribed.length === 1 && unnamed.length === 1 ? (unnamed[0] ?? null) : null;
  const pairs = new Map(undescribed.map((name) => [name, only ?? nearest(name, unnamed)] as const));
  const misspelt = [...pairs].flatMap(([name, other]): Stray[] =>
    other === null
      ? [{ name, isIn: 'address', message: `the ${whole} has {${name}}, which is not one of its ${kind}` }]
      : [
          {
            name: other,
            isIn: 'description',
            named: name,
            message: `the ${whole} has {${name}}, and here is ${other}: use one name`,
          },
        ],
  );
  const paired = new Set(pairs.values());
  const unused = unnamed
    .filter((name) => !paired.has(name))
    .map((name): Stray => ({ name, isIn: 'description', message: `${name} is not in the ${whole}` }));
  return [...misspelt, ...unused];
}
