import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import type { AllServices } from '../../../server/all-services';
import { listApiKeys } from '../../../server/clients/store/api-keys';
import { findClient } from '../../../server/clients/store/clients';
import { openApiSecret } from '../../../server/events/api-secrets';
import { type CallbackAddresses, type Channel, channels } from '../../../server/events/rules/kinds';
import type { Client } from '../../../server/kernel/client';
import { renderError } from '../../../server/platform/http/errors';
import { decodeParameter } from '../../../server/platform/http/query-string';
import { newId } from '../../../server/platform/ids';
import { answerCards } from '../../client/card-calls';
import { type ClientOptions, ReferenceClient } from '../../client/client';
import { EVENT_PATHS, onEvents } from '../../client/events';
import { findReceiver } from '../store/receivers';
import { ASKING, decisionBy } from './answers';
import { Questions } from './questions';

const ADDRESS = /^\/receiver\/([^/]+)\//;

const baseOf = (clientId: string): string => `/receiver/${encodeURIComponent(clientId)}`;

/** The endpoint below the base of each channel. */
const PATHS: Readonly<Record<Channel, string>> = {
  transactions: '',
  shipping_updates: EVENT_PATHS.shipment,
  activities: EVENT_PATHS.activity,
  identity_sessions: EVENT_PATHS.identitySession,
};

/** The number of clients whose endpoints, with the calls that they know, are kept in memory. */
const KEPT_CLIENTS = 1_000;

/**
 * Receives and answers calls for clients that have no endpoints: the reference client, on the port of the service's
 * API.
 */
export class Receivers {
  readonly questions = new Questions();
  /** The address of this process: the one that the caller who switched the receiver on used. */
  private origin = '';
  private readonly clients = new LRUCache<string, { options: ClientOptions; client: ReferenceClient }>({
    max: KEPT_CLIENTS,
  });

  constructor(private readonly services: AllServices) {}

  /** Serves the paths below `/receiver`, and passes on all others. */
  readonly pages: Middleware = async (ctx, next) => {
    this.origin ||= originOf(ctx.req.socket);
    const id = idIn(ctx.path);
    if (id === null) return next();
    let receiving: ReferenceClient | null;
    try {
      receiving = await this.receivingAt(id);
    } catch (error) {
      return this.refuse(ctx, error);
    }
    if (receiving === null) return next();
    ctx.respond = false;
    await receiving.serve(ctx.req, ctx.res);
  };

  /** Answers as the service does when something fails: these addresses are served before its pipeline. */
  private refuse(ctx: Context, error: unknown): void {
    const requestId = newId();
    const { code, status, body, headers } = renderError(error, requestId);
    this.services.log.error({ err: error, code, requestId }, 'a receiver could not answer');
    ctx.status = status;
    ctx.set({ ...headers, 'x-request-id': requestId });
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(body);
  }

  /** The addresses at which a client's calls come here. */
  addressesFor({ id }: Client): Record<Channel, string> {
    const address = (channel: Channel) => `${this.origin}${baseOf(id)}${PATHS[channel]}`;
    return Object.fromEntries(channels.map((channel) => [channel, address(channel)])) as Record<Channel, string>;
  }

  /** Decides whether the client's calls are sent to this receiver. */
  isReceiving(client: Client): boolean {
    const own = this.addressesFor(client);
    return channels.some((channel) => client.configuration.callbacks[channel] === own[channel]);
  }

  /** Returns the endpoints of a client, with its current secrets; null if it has no receiver. */
  private async receivingAt(id: string): Promise<ReferenceClient | null> {
    const { db, vault, callContracts } = this.services;
    const client = (await findReceiver(db, id)) === null ? null : await findClient(db, id);
    if (client === null) return null;
    const pairs = await listApiKeys(db, client.id);
    const { options, client: receiving } = this.receiving(client.id);
    options.secrets = Object.fromEntries(pairs.map((pair) => [pair.id, openApiSecret(vault, pair)]));
    options.order = callContracts.of(client.revision).signatureOrder;
    return receiving;
  }

  private receiving(clientId: string): { options: ClientOptions; client: ReferenceClient } {
    const known = this.clients.get(clientId);
    if (known !== undefined) return known;
    const options: ClientOptions = { secrets: {}, base: baseOf(clientId) };
    const client = new ReferenceClient(options);
    const ignore = () => undefined;
    onEvents(client, { activity: ignore, shipment: ignore, identitySession: ignore });
    answerCards(client, {
      decide: async (call) => {
        const { answers } = (await findReceiver(this.services.db, clientId)) ?? { answers: ASKING };
        return decisionBy(answers, call) ?? this.questions.ask(clientId, call);
      },
      adjust: async () => undefined,
    });
    const made = { options, client };
    this.clients.set(clientId, made);
    return made;
  }
}

/** The client whose receiver a path names; null for one that no client has, as where its encoding is broken. */
function idIn(path: string): string | null {
  const [, encoded] = ADDRESS.exec(path) ?? [];
  const decoded = encoded === undefined ? null : decodeParameter(encoded);
  // PostgreSQL takes no NUL.
  return decoded === null || 'problem' in decoded || decoded.text.includes('\u0000') ? null : decoded.text;
}

/** The address that a connection came in by; empty if the connection has ended and no longer knows it. */
function originOf(socket: Socket): string {
  const { localAddress, localPort } = socket;
  if (localAddress === undefined || localPort === undefined) return '';
  const host = localAddress.replace(/^::ffff:/, '');
  const scheme = (socket as TLSSocket).encrypted ? 'https' : 'http';
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${localPort}`;
}

/** Decides whether an address is one of a client's receiver, also where that was reached otherwise before. */
function isOwn(address: string | null, clientId: string): boolean {
  return (
    address !== null && URL.canParse(address) && `${new URL(address).pathname}/`.startsWith(`${baseOf(clientId)}/`)
  );
}

/** The addresses to restore: the current ones, and instead of the receiver's own the earlier ones. */
export function addressesBefore({ id, configuration }: Client, before: CallbackAddresses | null): CallbackAddresses {
  const { callbacks } = configuration;
  const kept = channels.map((channel) => {
    const address = isOwn(callbacks[channel], id) ? (before?.[channel] ?? null) : callbacks[channel];
    return [channel, address];
  });
  return Object.fromEntries(kept) as CallbackAddresses;
}
