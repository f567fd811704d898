import type { Outgoing } from '../form/outgoing';
import { bearsToken } from './token';

const literal = (text: string): string =>
  JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A module of JavaScript, which is one of TypeScript as well, with the `fetch` that Node and browsers have. */
export function javascript({ method, url, headers, body, isStream }: Outgoing): string {
  const shown = headers.map(([name, value]) =>
    bearsToken(name, value)
      ? `    ${literal(name)}: \`Bearer \${process.env.TOKEN}\`,`
      : `    ${literal(name)}: ${literal(value)},`,
  );
  return [
    `const response = await fetch(${literal(url)}, {`,
    `  method: ${literal(method)},`,
    ...(shown.length === 0 ? [] : ['  headers: {', ...shown, '  },']),
    ...(body === null ? [] : [`  body: ${bodyOf(body)},`]),
    '});',
    ...(isStream ? STREAM : ['console.log(response.status, await response.text());']),
  ].join('\n');
}

const STREAM = [
  'console.log(response.status);',
  'for await (const part of response.body ?? []) process.stdout.write(part);',
];

/** JSON is written as an object, other bodies as text. */
function bodyOf(body: string): string {
  return /^[[{]/.test(body) ? `JSON.stringify(${body.replaceAll('\n', '\n  ')})` : literal(body);
}
