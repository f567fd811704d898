import { type Json, resolve } from './contract';

/** Leaves out the components that no operation leads to any more. @param wanted references to others that stay */
export function withoutUnused(document: Json, wanted: readonly string[] = []): Json {
  const used = new Set<string>();
  const follow = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.$ref === 'string' && !used.has(node.$ref)) {
      used.add(node.$ref);
      follow(resolve(document, { $ref: node.$ref }));
    }
    for (const value of Object.values(node)) follow(value);
  };
  follow(document.paths);
  for (const $ref of wanted.filter((one) => isPresent(document, one))) follow({ $ref });
  const components: Json = {};
  for (const [section, members] of Object.entries(document.components as Record<string, Json>)) {
    const kept = Object.entries(members).filter(
      ([name]) => section === 'securitySchemes' || used.has(`#/components/${section}/${name}`),
    );
    if (kept.length > 0) components[section] = Object.fromEntries(kept);
  }
  return { ...document, components };
}

const isPresent = ({ components }: Json, $ref: string): boolean => {
  const [, , section = '', name = ''] = $ref.split('/');
  return components?.[section]?.[name] !== undefined;
};
