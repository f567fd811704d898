/** One text per language tag of BCP 47. */
export type LocalizedText = Readonly<Record<string, string>>;

const FALLBACK = 'en-US';

/** The tags of an Accept-Language header, the most wanted first (RFC 9110, 12.5.4). What is malformed is passed over. */
export function preferredLanguages(header: string | undefined): string[] {
  if (header === undefined) return [];
  const wanted = header.split(',').flatMap((part) => {
    const match =
      /^\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?\s*$/.exec(part);
    const quality = Number(match?.[2] ?? '1');
    return match === null || quality === 0 ? [] : [{ tag: match[1] as string, quality }];
  });
  return wanted.sort((a, b) => b.quality - a.quality).map(({ tag }) => tag);
}

function languageOf(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? '';
}

/**
 * The text for a reader: in the very language wanted, in another form of it, in en-US, or else the first there is.
 * @param wanted the reader's languages, the most wanted first
 */
export function chooseText(texts: LocalizedText | null, wanted: readonly string[]): string | null {
  if (texts === null) return null;
  const tags = Object.keys(texts);
  for (const tag of wanted) {
    const found =
      tags.find((candidate) => candidate.toLowerCase() === tag.toLowerCase()) ??
      tags.find((candidate) => languageOf(candidate) === languageOf(tag));
    if (found !== undefined) return texts[found] as string;
  }
  return texts[FALLBACK] ?? texts[tags[0] as string] ?? null;
}
