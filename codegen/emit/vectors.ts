/**
 * `generated/vectors/signatures.tsv`: signed calls, valid and invalid, with which clients in every language are tested.
 */

import { createHmac } from 'node:crypto';
import type { SpecFiles } from '../load/files';
import type { Api } from '../model/api';
import { namedRevisions } from '../revisions/axes';
import type { JsonObject } from '../util/json';
import { valueAt } from '../util/pointer';

const FILE = 'vectors/signatures.yaml';

/** A call, and how it was changed in transit. */
interface Case {
  name: string;
  endpoint: string;
  body: string;
  /** Seconds before it arrives; negative when it comes from a clock that is ahead. */
  age?: number;
  timestamp?: string;
  secret?: string;
  /** The api-secret that the receiver has for the pair. */
  known?: string;
  /** False if the secret is used as text, without decoding base64. */
  decoded?: boolean;
  sent?: {
    api_key?: string;
    timestamp?: string;
    called?: string;
    body?: string;
    signature?: string;
    scheme?: string;
    /** The number of characters of the signature that are kept. */
    length?: number;
  };
  verdict?: string;
}

interface Vectors {
  pair: { api_key: string; api_secret: string };
  now: number;
  cases: Case[];
}

const COLUMNS =
  'case order api_key api_secret now x-api-key x-timestamp x-endpoint x-signature called body_base64 verdict';

/** Signs every case in each order that a revision has; nothing where the contract has no vectors. */
export function emitVectors(api: Api, files: SpecFiles): Map<string, string> {
  if (!files.exists(FILE)) return new Map();
  const vectors = files.read(FILE).value as unknown as Vectors;
  const lines = ordersOf(api).flatMap((order) => vectors.cases.map((one) => lineOf(vectors, one, order)));
  return new Map([
    ['vectors/signatures.tsv', `${[COLUMNS.split(' '), ...lines].map((row) => row.join('\t')).join('\n')}\n`],
  ]);
}

/** The orders of the signed bytes over all revisions, the current one first. */
function ordersOf(api: Api): string[][] {
  const place = ['components', 'parameters', 'CallSignature', 'x-signed-bytes'];
  const roots = [...namedRevisions(api.contract.axes).values()].map(
    (revision) => api.documentsOf(revision).openapi.root,
  );
  const orders = roots.map((root: JsonObject) => valueAt(root, place) as string[] | undefined);
  return [...new Set(orders.map((order) => (order ?? []).join(' ')))]
    .filter((order) => order !== '')
    .map((order) => order.split(' '));
}

function lineOf({ pair, now }: Vectors, one: Case, order: string[]): (string | number)[] {
  const { endpoint, body, age = 0, timestamp = String(now - age), secret = pair.api_secret, decoded = true } = one;
  const { sent = {}, known = pair.api_secret, verdict = 'believed' } = one;
  const parts: Readonly<Record<string, string>> = { timestamp, endpoint, body };
  const key = Buffer.from(secret, decoded ? 'base64' : 'utf8');
  const digest = createHmac('sha256', key)
    .update(order.map((part) => parts[part]).join(''))
    .digest('base64');
  const signature = sent.signature ?? (sent.scheme ?? 'hmac-sha256 ') + digest.slice(0, sent.length);
  const called = sent.called ?? endpoint;
  return [
    ...[one.name, order.join('-'), pair.api_key, known, now],
    ...[sent.api_key ?? pair.api_key, sent.timestamp ?? timestamp, endpoint, signature, called],
    ...[Buffer.from(sent.body ?? body).toString('base64'), verdict],
  ];
}
