/** A separate id that is not part of an e-mail address or a name. */
const ID = /(?<![\w@.-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w@.-])/g;
const MAX_IDS = 100;

/**
 * The ids in texts, each once.
 * @param besides ids that belong to no resource
 */
export function idsIn(texts: readonly string[], besides: ReadonlySet<string>): string[] {
  const found = new Set(texts.flatMap((text) => text.match(ID) ?? []));
  return [...found].filter((id) => !besides.has(id)).slice(0, MAX_IDS);
}

/** Ids as they lie in a column, so that each can be looked for by its bars. */
export const joinIds = (ids: readonly string[]): string => (ids.length === 0 ? '' : `|${ids.join('|')}|`);

export const splitIds = (text: string): string[] => text.split('|').filter((id) => id !== '');
