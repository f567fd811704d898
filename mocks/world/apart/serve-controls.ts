import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { ERRORS } from '../../../generated/errors';
import { operations as rules } from '../../../generated/operations';
import { DomainError } from '../../../server/kernel/errors';
import { readQuery } from '../../../server/platform/http/read';
import { mistakeIn } from '../../../server/platform/http/violations';
import { newId } from '../../../server/platform/ids';
import { address, type Matched, pathsOf } from '../../networks/addresses';
import { isToken, parsed, Refusal, read, refused, send } from '../../networks/http';
import { NoAnswer } from '../../networks/report';
import type { ControlCall, ControlReply, Controls } from './controls/control';
import type { WorldStore } from './store';

/** The dependencies of the control API. */
interface Parts {
  controls: Controls;
  /** The token with which a caller may use the controls. */
  token: string;
  store: WorldStore;
  /** Receives errors on this side, and reports without an answer of the service, with their causes. */
  failed?: ((what: string, error: unknown) => void) | undefined;
}

/** Serves the controls of the world, in the words of the sandbox's contract; their answers are those of the service. */
export function serveControls({ controls, token, store, failed }: Parts): RequestListener {
  const find = pathsOf(Object.keys(controls));
  const answer = async (request: IncomingMessage): Promise<ControlReply> => {
    if (!isToken(request.headers.authorization, token)) throw new Refusal(401, 'UNAUTHORIZED', 'The token is unknown.');
    const found = find(request.method ?? '', address(request).path);
    if (found === null) throw new Refusal(404, 'NOT_FOUND', 'The world has no such control.');
    const body =
      parsed(await read(request)) ?? (rules[found.operationId as 'fundAccount'].body === null ? undefined : {});
    const control = controls[found.operationId as keyof Controls] as (
      call: ControlCall<never>,
    ) => Promise<ControlReply>;
    return control(await callOf(found, request, body, store));
  };
  return (request, response) => {
    answer(request).then(
      ({ status, body }) => send(response, { status, body }),
      (error: unknown) => {
        const refusal = inWords(error);
        if (!(refusal instanceof Refusal) || error instanceof NoAnswer) {
          failed?.(`${request.method} ${address(request).path}`, error);
        }
        send(response, refused(refusal));
      },
    );
  };
}

async function callOf(found: Matched, request: IncomingMessage, body: unknown, store: WorldStore) {
  const { headers } = request;
  const { operationId, path } = found;
  const rule = rules[operationId as keyof typeof rules];
  const { checks } = rule;
  const query = readQuery(rule, (request.url ?? '').split('?').slice(1).join('?'));
  const [mistake] = query.violation?.details ?? [];
  if (mistake !== undefined) throw new Refusal(400, 'INVALID_REQUEST', `query /${mistake.pointer}: ${mistake.detail}`);
  for (const [place, check, value] of [
    ['path', checks.path, path],
    ['query', checks.query, query.values],
    ['body', checks.body, body],
  ] as const) {
    const mistake = mistakeIn(check, value);
    if (mistake !== null) throw new Refusal(400, 'INVALID_REQUEST', `${place} ${mistake}`);
  }
  const { 'x-client-id': clientId, 'x-idempotency-key': key } = headers;
  const fresh = { reference: newId(), now: Date.now() };
  const givenId = typeof clientId === 'string' ? clientId : null;
  const under =
    typeof key === 'string'
      ? await keptUnder(store, `${operationId} ${key}`, { fresh, request: { path, body, clientId: givenId } })
      : { ...fresh, isRepeated: false };
  return { path, query: query.values, body, clientId: givenId, ...under } as unknown as ControlCall<never>;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Returns the reference of the call that used an idempotency key first.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED where that was another call
 */
async function keptUnder(
  store: WorldStore,
  key: string,
  { fresh, request }: { fresh: { reference: string; now: number }; request: object },
) {
  const asked = digest(JSON.stringify(request));
  const first = await store.referenceOf(digest(`request of ${key}`), { ...fresh, reference: asked });
  if (first.reference !== asked) {
    throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED', 'The key was used for another call of this control.');
  }
  return store.referenceOf(digest(key), fresh);
}

/** Failures that the caller should see, as refusals. */
function inWords(error: unknown): unknown {
  if (error instanceof NoAnswer) return new Refusal(503, 'SERVICE_UNAVAILABLE', 'The service does not answer.');
  if (!(error instanceof DomainError)) return error;
  const { status, message } = ERRORS[error.code];
  return new Refusal(status, error.code, error.details[0]?.detail ?? message);
}
