import type { Filter } from './list';

/** Statuses that end at `expires_at`, with the status that follows, whether it is stored yet or not. */
interface Expiry {
  open: readonly string[];
  ended: string;
}

/**
 * Returns the alternative filters for records that have one of these statuses at a time.
 * @param now milliseconds
 */
export function statusAt(wanted: readonly string[], { open, ended }: Expiry, now: number): Filter[][] {
  const stillOpen = open.filter((status) => wanted.includes(status));
  const found: Filter[][] = [[{ column: 'status', in: wanted.filter((status) => !open.includes(status)) }]];
  if (stillOpen.length > 0)
    found.push([
      { column: 'status', in: stillOpen },
      { column: 'expires_at', from: now + 1 },
    ]);
  if (wanted.includes(ended))
    found.push([
      { column: 'status', in: open },
      { column: 'expires_at', until: now },
    ]);
  return found;
}
