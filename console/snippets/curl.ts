import type { Outgoing } from '../form/outgoing';
import { bearsToken } from './token';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A command for a POSIX shell. */
export function curl({ method, url, headers, body }: Outgoing): string {
  const lines = [`curl -sg -X ${method} ${quoted(url)}`];
  for (const [name, value] of headers) {
    lines.push(bearsToken(name, value) ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`);
  }
  if (body !== null) lines.push(`--data-raw ${quoted(body)}`);
  return lines.join(' \\\n  ');
}
