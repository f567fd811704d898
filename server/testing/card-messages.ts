import type { Network } from '../networks/configuration/network';
import type { ReportingNetwork } from '../platform/http/caller';
import { newId } from '../platform/ids';
import type { Answer, TestServer } from './server';

type Body = Record<string, unknown>;

/** A card network that may send messages, of all clients unless some are named. */
export function cardNetwork(name: string, changes: Partial<Network> = {}): Network {
  const reports = { scopes: ['network:card', 'network:rates'], certificate: null, keys: [] };
  return { name, clients: null, countries: null, calls: null, reports, standIn: new Map(), ...changes };
}

/** The messages of a card network over HTTP, under references that nobody used before. */
export class CardMessages {
  private constructor(
    private readonly server: TestServer,
    private readonly token: string,
  ) {}

  static async of(server: TestServer, { name }: Pick<ReportingNetwork, 'name'>): Promise<CardMessages> {
    const issuedAt = Math.floor(server.clock.now() / 1_000);
    const scope = 'network:card network:rates';
    const claims = { jti: newId(), network: name, scope, key: null, issuedAt, expiresAt: issuedAt + 3_600 };
    return new CardMessages(server, await server.app.services.tokens.signNetwork(claims));
  }

  send(path: string, body: Body, method = 'POST'): Promise<Answer> {
    return this.server.send(method, `/edge/v1/${path}`, { token: this.token, body });
  }

  /** A message that must be taken. @returns its `data` */
  async ask(path: string, body: Body) {
    const answer = await this.send(`card/${path}`, { reference: newId(), ...body });
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.body.data;
  }
}

/** A purchase of 100.00 in a shop at home, unless the changes say otherwise. */
export function purchase(changes: Body): Body {
  return {
    reference: newId(),
    type: 'PURCHASE',
    amount: '100.00',
    currency: 'ARS',
    country_code: 'ARG',
    merchant: { id: '920011223', mcc: '5411', name: 'Almacén Palermo' },
    point_type: 'POS',
    entry_mode: 'CHIP',
    local_date_time: '2026-03-15T09:00:00',
    ...changes,
  };
}
