import type { Destination } from '../bank/rules/destination';
import type { PixDestination } from '../bank/rules/pix-destination';
import type { RailOutcome } from '../bank/rules/transfer';
import type { BankRails, TransferOrder } from '../networks/bank/port';
import type { BoletoOrder, CashNetwork } from '../networks/cash/port';
import type { IdentityOrder, IdentityProvider } from '../networks/identity/port';
import { newId } from '../platform/ids';
import { userInput } from './cards';
import type { TestClient } from './server';

/** Payment networks and an identity provider that do as a test says, and remember their calls. */
export class TestNetworks implements BankRails, CashNetwork, IdentityProvider {
  /** Calls to come that fail. */
  failures = 0;
  /** The promise that every call waits for first. */
  gate: Promise<unknown> = Promise.resolve();
  outcome: RailOutcome = { status: 'SUCCESS' };
  acceptsBoletos = true;
  aliasIsFree = true;
  destination: Destination | null = null;
  pixDestination: PixDestination | null = null;
  /** Names of the calls with what they were about, in their order. */
  readonly calls: string[] = [];
  readonly orders: TransferOrder[] = [];
  readonly sessions: IdentityOrder[] = [];
  readonly cancelled: Pick<IdentityOrder, 'id' | 'country'>[] = [];
  private waiting: (() => void)[] = [];

  /** All ports at once. */
  get ports() {
    return { bankRails: this, cashNetwork: this, identityProvider: this };
  }

  /** Makes every call wait until the returned function is called. */
  hold(): () => void {
    let release: () => void = () => undefined;
    this.gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    return () => {
      this.gate = Promise.resolve();
      release();
    };
  }

  /** Resolves when the next call comes in. */
  nextCall(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private async called(name: string, about: string): Promise<void> {
    this.calls.push(`${name} ${about}`);
    for (const resolve of this.waiting.splice(0)) resolve();
    await this.gate;
    if (this.failures === 0) return;
    this.failures -= 1;
    throw new Error('the network does not answer');
  }

  async findDestination(_clientId: string, _type: string, value: string): Promise<Destination | null> {
    await this.called('findDestination', value);
    return this.destination;
  }

  async changeAlias(_clientId: string, { alias }: { alias: string }): Promise<{ changed: boolean }> {
    await this.called('changeAlias', alias);
    return { changed: this.aliasIsFree };
  }

  async findPixKey(_clientId: string, key: string): Promise<PixDestination | null> {
    await this.called('findPixKey', key);
    return this.pixDestination;
  }

  registerPixKey(_clientId: string, { key }: { key: string }): Promise<void> {
    return this.called('registerPixKey', key);
  }

  removePixKey(_clientId: string, key: string): Promise<void> {
    return this.called('removePixKey', key);
  }

  async transfer(order: TransferOrder): Promise<RailOutcome> {
    this.orders.push(order);
    const { outcome } = this;
    await this.called('transfer', order.id);
    return outcome;
  }

  async registerBoleto({ id }: BoletoOrder): Promise<{ accepted: boolean }> {
    await this.called('registerBoleto', id);
    return { accepted: this.acceptsBoletos };
  }

  withdrawBoleto({ id }: Pick<BoletoOrder, 'id' | 'clientId'>): Promise<void> {
    return this.called('withdrawBoleto', id);
  }

  async open(order: IdentityOrder): Promise<{ url: string }> {
    const { id } = order;
    this.sessions.push(order);
    await this.called('open', id);
    return { url: `https://identity.example/sessions/${id}` };
  }

  cancel({ id, country }: Pick<IdentityOrder, 'id' | 'clientId' | 'country'>): Promise<void> {
    this.cancelled.push({ id, country });
    return this.called('cancel', id);
  }
}

/** A destination at a bank in Argentina. */
export const DESTINATION: Destination = {
  cbu: '2850590940090418135201',
  cvu: null,
  alias: 'bruno.diaz',
  bank: { code: '285', name: 'Banco' },
  holder: { name: 'Bruno Díaz', taxType: 'CUIL', taxValue: '20276543211' },
  active: true,
};

/** Whom a transfer names to reach that destination. */
export const CREDIT_ACCOUNT = { tax_type: 'CUIL', tax_value: '20276543211' };

/** Somebody with a PIX key at another bank. */
export const PIX_DESTINATION: PixDestination = {
  key: 'mariana.costa@example.com',
  keyType: 'EMAIL',
  holder: { name: 'Mariana Costa', documentType: 'CPF', document: '***.982.247-**' },
  bank: { ispb: '99999004', name: 'Banco do Norte' },
};

const CURRENCIES = { ARG: 'ARS', BRA: 'BRL' };

/** Sends a request that must succeed. @returns the `data` of its answer */
export async function ask(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
): Promise<any> {
  const answer = await client.send(method, path, { body, headers });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body?.data ?? answer.body;
}

/** Opens an account of a new user. */
export async function openAccount(client: TestClient, country: 'ARG' | 'BRA' = 'ARG') {
  const brazilian = { email: `${newId()}@example.com`, name: 'João', surname: 'Pereira', operation_country: 'BRA' };
  const { id } = await ask(client, 'POST', '/users/v1/', country === 'ARG' ? userInput() : brazilian);
  const account = { owner_type: 'USER', user_id: id, country, currency: CURRENCIES[country] };
  return ask(client, 'POST', '/core/accounts/v1', account);
}

/** Puts money on an account. */
export async function deposit(client: TestClient, accountId: string, amount = '1000.00'): Promise<void> {
  const movement = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount: amount };
  await client.send('POST', '/core/transactions/v1', { body: { account_id: accountId, ...movement } });
}

/** Returns the balance of an account. */
export async function balanceOf(client: TestClient, accountId: string): Promise<string> {
  return (await ask(client, 'GET', `/core/accounts/v1/${accountId}`)).balance;
}

/** The activities of an account but for deposits, newest first. */
export async function activitiesOf(client: TestClient, accountId: string) {
  const { body } = await client.send('GET', `/core/activities/v1?filter%5Baccount_id%5D=${accountId}`);
  return body.data.filter((activity: { type: string }) => activity.type !== 'MANUAL_MOVEMENT');
}
