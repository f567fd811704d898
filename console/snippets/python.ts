import type { Outgoing } from '../form/outgoing';
import { bearsToken } from './token';

/**
 * A text as Python writes it: JSON's escapes are Python's, but those of characters beyond the first plane, which stay
 * as they are.
 */
const literal = (text: string): string => JSON.stringify(text);

const STREAM = ['print(response.status)', 'for line in response:', '    print(line.decode(), end="", flush=True)'];

/** A script for Python 3 that needs nothing but its standard library. */
export function python({ method, url, headers, body, isStream }: Outgoing): string {
  const shown = headers.map(([name, value]) =>
    bearsToken(name, value)
      ? `        ${literal(name)}: "Bearer " + os.environ["TOKEN"],`
      : `        ${literal(name)}: ${literal(value)},`,
  );
  return [
    ...(headers.some(([name, value]) => bearsToken(name, value)) ? ['import os'] : []),
    'import urllib.error',
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${literal(url)},`,
    `    method=${literal(method)},`,
    ...(shown.length === 0 ? [] : ['    headers={', ...shown, '    },']),
    ...(body === null ? [] : [`    data=${literal(body)}.encode(),`]),
    ')',
    'try:',
    '    response = urllib.request.urlopen(request)',
    'except urllib.error.HTTPError as refused:',
    '    response = refused',
    ...(isStream ? STREAM : ['print(response.status, response.read().decode())']),
  ].join('\n');
}
