import type { Json } from '../form/forms';
import type { ContractCall, Outgoing } from '../form/outgoing';
import { javascript } from './javascript';

const literal = (value: Json): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const CREDENTIALS = [
  '  credentials: {',
  "    client_id: process.env.CLIENT_ID ?? '',",
  "    client_secret: process.env.CLIENT_SECRET ?? '',",
  "    audience: process.env.AUDIENCE ?? '',",
  '  },',
];

/** A module that calls the typed client; with `fetch` where the client does not know the call. */
export function typescript(request: Outgoing): string {
  const { call } = request;
  if (call === undefined) return javascript(request);
  const init = [...parametersOf(call), ...(call.body === undefined ? [] : [`  body: ${indented(call.body)},`])];
  return [
    "import { createClient } from 'contrato/client';",
    '',
    'const client = createClient({',
    `  baseUrl: ${literal(call.baseUrl)},`,
    ...(call.needsToken ? CREDENTIALS : []),
    '});',
    init.length === 0
      ? `const answer = await client.${request.method}(${literal(call.path)});`
      : [`const answer = await client.${request.method}(${literal(call.path)}, {`, ...init, '});'].join('\n'),
    'console.log(answer);',
  ].join('\n');
}

function parametersOf({ parameters }: ContractCall): string[] {
  const places = Object.entries(parameters).map(([place, values]) => `${place}: ${literal(values as Json)}`);
  return places.length === 0 ? [] : [`  params: { ${places.join(', ')} },`];
}

const indented = (body: Json): string => {
  const text = JSON.stringify(body, null, 2).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return text.replaceAll('\n', '\n  ');
};
