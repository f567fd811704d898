import { hash } from 'node:crypto';

/** The parts of a call that decide its effect. */
interface FingerprintedRequest {
  path: unknown;
  query: unknown;
  body: unknown;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/**
 * Returns a fingerprint that is equal for equal requests with one key: SHA-256 over path, query and body. The order of
 * names in an object does not matter.
 */
export function fingerprint({ path, query, body }: FingerprintedRequest): string {
  return hash('sha256', canonical([path, query, body]), 'base64');
}
