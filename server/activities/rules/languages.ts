import type { LocalizedText } from '../store/tables';

const FALLBACK = 'en-US';

/**
 * The tags of an Accept-Language header, the most wanted first (RFC 9110, 12.5.4). What is malformed is passed over.
 */
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
 * The text for a reader: in the very language wanted, in another form of it, in en-US, or else the first there is. Each
 * text is compared once, however many languages the reader names: a page shows thousands of texts.
 */
export class LanguageChoice {
  /** For each language, the tag that names it first, and how early that is. */
  private readonly ranks = new Map<string, { rank: number; tag: string }>();

  /** @param wanted the reader's languages, the most wanted first */
  constructor(wanted: readonly string[]) {
    for (const [rank, tag] of wanted.entries()) {
      const language = languageOf(tag);
      if (!this.ranks.has(language)) this.ranks.set(language, { rank, tag: tag.toLowerCase() });
    }
  }

  /** The one text of several, or null where there is none. */
  of(texts: LocalizedText | null): string | null {
    if (texts === null) return null;
    const tags = Object.keys(texts);
    let best: { tag: string; rank: number } | null = null;
    for (const tag of tags) {
      const wish = this.ranks.get(languageOf(tag));
      if (wish === undefined) continue;
      const isVery = wish.tag === tag.toLowerCase();
      // The very tag goes before another form of its language, whichever of the two stands first.
      const rank = isVery ? wish.rank - 0.5 : wish.rank;
      if (best === null || rank < best.rank) best = { tag, rank };
    }
    return texts[best?.tag ?? FALLBACK] ?? texts[tags[0] as string] ?? null;
  }
}
