/**
 * Returns a record after a change, with the time of the change. If nothing differs, the record and its time stay the
 * same.
 */
export function changedAt<R extends { updatedAt: number }>(before: R, after: R, now: number): R {
  const isSame = textOf(before) === textOf({ ...after, updatedAt: before.updatedAt });
  return isSame ? before : { ...after, updatedAt: now };
}

const textOf = (record: object) =>
  JSON.stringify(record, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
