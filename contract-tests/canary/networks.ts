import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { operations } from '../../generated/operations';
import { pathsOf } from '../../mocks/networks/addresses';
import type { Extension } from '../../server/app';
import { closeAtOnce, listenLocally } from '../../server/testing/local-server';
import { type SearchedPlace, valuesIn } from './search';

/** The operations over HTTP whose orders contain card data or data close to it. */
const RECORDED_OPERATIONS = ['orderPlastic', 'announceShipment', 'scoreCardUse'] as const;
const SERVES = ['embosser', 'courier', 'card-fraud'];
const TOKEN = 'token-of-recording-networks';

/** Networks that accept every call and keep what they received. */
export interface RecordingNetworks {
  origin: string;
  /** How they are called, in the words of NETWORKS_FILE. */
  calls: object;
  /** The requests that they received, without the fields in which the contract allows card data. */
  received(): SearchedPlace;
  /** How often each was called. */
  counts(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/**
 * Opens them on a free port. They answer the first call with its own body, which breaks the contract, so that the
 * service's message about it is searched, too.
 *
 * @param folder the folder to which the token for calls is written
 */
export async function openNetworks(folder: string): Promise<RecordingNetworks> {
  const received: string[] = [];
  const known = new Set<string>();
  const counts: Record<string, number> = {};
  const find = pathsOf(RECORDED_OPERATIONS);
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString('utf8');
    const called = request.url ?? '';
    const found = find(request.method ?? '', called);
    const name = found?.operationId ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
    const { 'content-length': _, ...headers } = request.headers;
    const hidden = found === null ? [] : operations[name as (typeof RECORDED_OPERATIONS)[number]].sensitive.request;
    received.push(called, JSON.stringify(headers), JSON.stringify(without(parsed(text), hidden)));
    const body = parsed(text) as { id?: string } | null;
    const id = body?.id ?? found?.path.shipment_id ?? '';
    const isFirst = !known.has(`${name} ${id}`);
    known.add(`${name} ${id}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      isFirst ? text : JSON.stringify({ data: { id, ...(name === 'scoreCardUse' && { verdict: 'ACCEPT' }) } }),
    );
  });
  const port = await listenLocally(server);
  writeFileSync(path.join(folder, 'networks.token'), TOKEN);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    calls: {
      connector: 'http',
      address: origin,
      serves: SERVES,
      authentication: { kind: 'bearer', token: { file: 'networks.token' } },
      circuit: { failures: 1_000 },
    },
    received: () => ({
      name: 'calls to networks',
      bytes: Buffer.from(received.join('\n')),
      values: received.flatMap(valuesIn),
    }),
    counts: () => counts,
    close: () => closeAtOnce(server),
  };
}

/** An extension without its own embosser and courier, whose orders these networks record. */
export function withoutNetworks(extension: Extension): Extension {
  return {
    ...extension,
    join: (services) => {
      const { ports = {}, ...parts } = extension.join(services);
      const { embosser: _, courier: __, ...others } = ports;
      return { ...parts, ports: others };
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * A value without the texts at some places.
 * @param pointers in which `*` stands for the items of an array
 */
function without(value: unknown, pointers: readonly string[], pointer = ''): unknown {
  if (pointers.includes(pointer)) return null;
  if (Array.isArray(value)) return value.map((item) => without(item, pointers, `${pointer}/*`));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, item]) => [name, without(item, pointers, `${pointer}/${name}`)]);
  return Object.fromEntries(entries);
}
