/** Returns a record after a change, with the moment of the change. One that differs in nothing stays as it was, its moment too. */
export function changedAt<R extends { updatedAt: number }>(before: R, after: R, now: number): R {
  const isSame = textOf(before) === textOf({ ...after, updatedAt: before.updatedAt });
  return isSame ? before : { ...after, updatedAt: now };
}

const textOf = (record: object) =>
  JSON.stringify(record, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
