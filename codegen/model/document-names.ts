/** The documents of operations: their names, who hosts the operations, and their sources. */

/** Documents that no revision changes; each is written in `spec/<name>.yaml`. */
export const FIXED = ['sandbox', 'system', 'networks'] as const;
export type FixedName = (typeof FIXED)[number];

/**
 * Documents made of the webhooks of another: operations that others host and this service calls, and who hosts them.
 */
export const HOSTED_ELSEWHERE = {
  'client-api': { of: 'openapi', host: 'client' },
  'network-api': { of: 'networks', host: 'network' },
} as const satisfies Readonly<Record<string, { of: 'openapi' | FixedName; host: string }>>;
export type HostedName = keyof typeof HOSTED_ELSEWHERE;

export type DocumentName = 'openapi' | FixedName | HostedName;

/** Every document of operations, in the order of the generated tables. */
export const DOCUMENT_NAMES: readonly DocumentName[] = [
  'openapi',
  ...FIXED,
  ...(Object.keys(HOSTED_ELSEWHERE) as HostedName[]),
];

/** The documents that no revision changes and that are made of another's webhooks, each with the one it is made of. */
export const FIXED_HOSTED = (Object.entries(HOSTED_ELSEWHERE) as [HostedName, { of: string }][]).flatMap(
  ([name, { of }]): [HostedName, FixedName][] => (isFixed(of) ? [[name, of]] : []),
);

function isFixed(name: string): name is FixedName {
  return (FIXED as readonly string[]).includes(name);
}

/** Decides whether a document describes what others host and this service calls. */
export function isHostedElsewhere(name: string): name is HostedName {
  return Object.hasOwn(HOSTED_ELSEWHERE, name);
}
