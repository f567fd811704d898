import { randomInt } from 'node:crypto';
import { HTTPS } from '../testing/documented-command';
import { CREDENTIALS } from './fixture';

/** A request for a movement. Asked again with its key it must not move anything twice. */
export interface MovementRequest {
  path: string;
  key: string;
  body: string;
}

/** A movement that was acknowledged to a client: the request and the very bytes of the answer. */
export interface Acknowledged extends MovementRequest {
  text: string;
}

/** The address of a server, and the client's token. */
export interface Target {
  url: string;
  token: string;
}

export interface MovementReply {
  status: number;
  text: string;
}

/** Requests at once that look for lost movements. */
const LOOKERS = 16;

let counter = 0;

/** A new movement: a credit or debit of an account, or a transfer from one to another. */
export function someMovement(accounts: readonly string[]): MovementRequest {
  counter += 1;
  const key = `movement-${process.pid}-${counter}`;
  const at = randomInt(accounts.length);
  const total_amount = `${randomInt(1, 1000)}.00`;
  if (randomInt(3) === 0) {
    const destination_account_id = accounts[(at + randomInt(1, accounts.length)) % accounts.length];
    const legs = { source_account_id: accounts[at], source_data: {}, destination_account_id, destination_data: {} };
    return { path: '/core/transactions/v1/p2p', key, body: JSON.stringify({ ...legs, total_amount }) };
  }
  const entry_type = randomInt(3) === 0 ? 'DEBIT' : 'CREDIT';
  const kind = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type };
  return {
    path: '/core/transactions/v1',
    key,
    body: JSON.stringify({ account_id: accounts[at], ...kind, total_amount }),
  };
}

/** Asks for a token as the client of the load, or as another one. */
export async function targetAt(url: string, audience: string, credentials = CREDENTIALS): Promise<Target> {
  const body = JSON.stringify({ ...credentials, audience, grant_type: 'client_credentials' });
  const headers = { ...HTTPS, 'content-type': 'application/json' };
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (access_token === undefined) throw new Error(`no token: ${response.status}`);
  return { url, token: access_token };
}

/** The headers of a request for a movement. */
export function headersOf(token: string, { key }: MovementRequest): Record<string, string> {
  return {
    ...HTTPS,
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-idempotency-key': key,
  };
}

/** @throws when no whole answer comes */
export async function ask({ url, token }: Target, request: MovementRequest): Promise<MovementReply> {
  const response = await fetch(url + request.path, {
    method: 'POST',
    headers: headersOf(token, request),
    body: request.body,
  });
  return { status: response.status, text: await response.text() };
}

/** Clients that ask for movements without a pause, and what became of what they asked. */
export class Traffic {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that say no. After 503 a client asks for the same again. */
  readonly refused: MovementReply[] = [];
  /** Requests that got no answer. Their sender has stopped. */
  cut = 0;
  /** Settles when no client asks any more. */
  readonly ended: Promise<unknown>;
  private going = true;
  private waiting: { condition: () => boolean; resolve: () => void }[] = [];

  constructor(
    targets: readonly Target[],
    private readonly accounts: readonly string[],
    clients: number,
  ) {
    const workers = Array.from({ length: clients }, (_, at) => this.work(targets[at % targets.length] as Target));
    this.ended = Promise.all(workers);
  }

  /** Waits until a reply fulfils a condition. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ condition, resolve });
    });
  }

  /** Waits until each client has finished its current work. */
  async stop(): Promise<void> {
    this.going = false;
    await this.ended;
  }

  private async work(target: Target): Promise<void> {
    for (let request = someMovement(this.accounts); this.going; ) {
      const reply = await ask(target, request).catch(() => null);
      if (reply === null) {
        this.cut += 1;
        return;
      }
      if (reply.status === 201) this.acknowledged.push({ ...request, text: reply.text });
      else this.refused.push(reply);
      this.lookAgain();
      if (reply.status !== 503) request = someMovement(this.accounts);
    }
  }

  private lookAgain(): void {
    const done = this.waiting.filter(({ condition }) => condition());
    this.waiting = this.waiting.filter((one) => !done.includes(one));
    for (const { resolve } of done) resolve();
  }
}

/**
 * Asks again for everything that was acknowledged.
 * @returns how much of it is not answered by the very same bytes
 */
export async function lostOf(target: Target, acknowledged: readonly Acknowledged[]): Promise<number> {
  const waiting = [...acknowledged];
  let lost = 0;
  const look = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { status, text } = await ask(target, next);
      if (status !== 201 || text !== next.text) lost += 1;
    }
  };
  await Promise.all(Array.from({ length: LOOKERS }, look));
  return lost;
}
