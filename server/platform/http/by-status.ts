/**
 * Values that are created once for each key, such as an operation, and HTTP status, and are then found without building
 * a combined key.
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
