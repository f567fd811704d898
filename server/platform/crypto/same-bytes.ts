import { timingSafeEqual } from 'node:crypto';

/** Decides whether bytes are the same, in a time that depends on their number alone. */
export function areSameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
