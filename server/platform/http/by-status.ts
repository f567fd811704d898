/**
 * Values made once for each key and HTTP status, such as an operation's, and then found without making a name for both.
 */
export class ByStatus<K, T> {
  private readonly made = new Map<K, T[]>();

  constructor(private readonly make: (key: K, status: number) => T) {}

  get(key: K, status: number): T {
    let ofKey = this.made.get(key);
    if (ofKey === undefined) {
      ofKey = [];
      this.made.set(key, ofKey);
    }
    let value = ofKey[status];
    if (value === undefined) {
      value = this.make(key, status);
      ofKey[status] = value;
    }
    return value;
  }
}
