import { LRUCache } from 'lru-cache';
import { AXES, type End, parseRevision } from '../../../generated/revisions';
import { SECOND } from '../../kernel/time';

/** The end of a revision, as clients that are pinned to it see it. */
export interface Ending {
  /** Its values that end, as `axis=value`. */
  values: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** The number of revisions that are kept: clients can be pinned to any combination of values. */
const KEPT_REVISIONS = 1_000;

/** The ends of revisions, of which those used last are kept. */
export class Endings {
  private readonly known = new LRUCache<string, { ending: Ending | null }>({ max: KEPT_REVISIONS });

  /** @param preferred the revision of clients that pin none */
  constructor(
    readonly ends: Readonly<Record<string, End>>,
    private readonly preferred: string,
  ) {}

  /** The end of a revision; null where none of its values ends. @param name null for that of clients that pin none */
  of(name: string | null): Ending | null {
    const key = name ?? this.preferred;
    const known = this.known.get(key);
    if (known !== undefined) return known.ending;
    const ending = this.find(key);
    this.known.set(key, { ending });
    return ending;
  }

  private find(name: string): Ending | null {
    const revision = parseRevision(name);
    const values = AXES.map((axis) => `${axis}=${revision[axis]}`).filter((value) => value in this.ends);
    const ends = values.map((value) => this.ends[value] as End);
    return ends.length === 0 ? null : { values, headers: headersOf(ends) };
  }
}

/** Whichever end comes first counts. Sources: RFC 9745 for `Deprecation`, RFC 8594 for `Sunset`. */
function headersOf(ends: readonly End[]): Record<string, string> {
  const first = (days: readonly string[]) => Date.parse(days.toSorted()[0] as string);
  const links = [...new Set(ends.map(({ link }) => link))];
  return {
    deprecation: `@${first(ends.map(({ deprecated }) => deprecated)) / SECOND}`,
    sunset: new Date(first(ends.map(({ sunset }) => sunset))).toUTCString(),
    link: links.flatMap((link) => [`<${link}>; rel="deprecation"`, `<${link}>; rel="sunset"`]).join(', '),
  };
}
