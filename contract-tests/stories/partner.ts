import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { onboard } from '../../admin/onboarding/open-client';
import { decideCards } from '../../mocks/client/card-calls';
import { ReferenceClient } from '../../mocks/client/client';
import { ClientLedger } from '../../mocks/client/client-ledger';
import type { FileServer } from '../../mocks/client/settlement';
import { HOUR } from '../../server/kernel/time';
import { openVault } from '../../server/platform/crypto/data-keys';
import { newId } from '../../server/platform/ids';
import { loadHostKey } from '../../server/settlement/sftp/host-key';
import { newSshKeyPair, publicHalf } from '../../server/settlement/sftp/ssh-key';
import { userInput } from '../../server/testing/cards';
import type { Sandbox } from './sandbox';

/** A purchase at home. */
const PURCHASE = {
  type: 'PURCHASE',
  currency: 'ARS',
  country_code: 'ARG',
  merchant: { mcc: '5411', name: 'Almacén Palermo' },
  point_type: 'POS',
  entry_mode: 'CHIP',
};

/**
 * A company whose own endpoints decide: onboarded with keys of its own, with the reference client in front of its
 * ledger, and one user with a card that no account of the service stands behind.
 */
export class CardPartner {
  userId = '';
  cardId = '';
  private token = '';

  private constructor(
    private readonly sandbox: Sandbox,
    /** Every user has 10,000.00 at first. */
    readonly ledger: ClientLedger,
    private readonly reference: ReferenceClient,
    private readonly credentials: Record<string, string>,
    /** The server that it fetches its files from, and its user. */
    readonly files: FileServer,
  ) {}

  static async open(sandbox: Sandbox, name: string): Promise<CardPartner> {
    const rsa = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const ssh = newSshKeyPair();
    const secrets: Record<string, string> = {};
    const ledger = new ClientLedger(1_000_000n);
    const reference = new ReferenceClient({ secrets });
    decideCards(reference, ledger, { refusedCategories: [], maxPerTransaction: null });
    const { config, clock } = sandbox.running.app.services;
    const parts = { config, db: sandbox.running.db, vault: openVault(config), now: clock.now() };
    const { client, secret, pair, sftp, cardPrograms } = await onboard(parts, {
      name,
      rsaPublicKey: rsa.publicKey,
      sshPublicKey: ssh.public,
      countries: ['ARG'],
      revision: null,
      products: [],
      cardDataEntitled: false,
      addresses: { transactions: await reference.listen() },
    });
    const key = { key: rsa.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const opened = JSON.parse(privateDecrypt(key, Buffer.from(pair.encrypted, 'base64')).toString('utf8'));
    secrets[opened.api_key] = opened.api_secret;
    const credentials = { client_id: client.id, client_secret: secret, audience: config.audience };
    const files = {
      host: '127.0.0.1',
      port: sandbox.sftpPort,
      username: sftp.username,
      privateKey: ssh.private,
      hostKey: publicHalf(loadHostKey(config)).fingerprint,
    };
    const partner = new CardPartner(sandbox, ledger, reference, credentials, files);
    await partner.login();
    await partner.issueCard(cardPrograms[0]?.id ?? '');
    return partner;
  }

  close(): Promise<void> {
    return this.reference.close();
  }

  /** A request that must succeed. @returns the `data` of its answer */
  // biome-ignore lint/suspicious/noExplicitAny: stories look into bodies of every shape
  async ask(method: string, path: string, body?: unknown): Promise<any> {
    const key = newId();
    const send = () =>
      fetch(this.sandbox.url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          'content-type': 'application/json',
          'x-idempotency-key': key,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    let response = await send();
    // A token that had seconds left when it was asked for again has ended since, as the clock moves by days.
    if (response.status === 401) {
      await this.login();
      response = await send();
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text).data;
  }

  /** The card is used. */
  buy(amount: string) {
    return this.ask('POST', '/sandbox/v1/card-transactions', { ...PURCHASE, card_id: this.cardId, amount });
  }

  /** One step of the card network with a transaction: `clear`, `reverse`, `refund`. */
  async step(id: string, name: string, body: object = {}) {
    const done = await this.ask('POST', `/sandbox/v1/card-transactions/${id}/${name}`, body);
    await this.notified();
    return done;
  }

  /** Waits until the client has got every event. */
  notified(): Promise<void> {
    return this.sandbox.running.app.deliveries.drained();
  }

  /** The present day of the sandbox. */
  today(): string {
    return new Date(this.sandbox.running.app.services.clock.now()).toISOString().slice(0, 10);
  }

  /** Goes on to seven in the morning of the next day: the files of the day before have been made by then. */
  async nextMorning(): Promise<void> {
    const moment = Date.parse(`${this.today()}T00:00:00.000Z`) + 31 * HOUR;
    await this.ask('PUT', '/sandbox/v1/clock', { now: new Date(moment).toISOString() });
    await this.login();
    await this.notified();
  }

  /** Returns the user's balance in the client's own ledger, in hundredths. */
  balance(): bigint {
    return this.ledger.balance(this.userId, 'ARS');
  }

  /** Tokens live for a day. */
  private async login(): Promise<void> {
    const response = await fetch(`${this.sandbox.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...this.credentials, grant_type: 'client_credentials' }),
    });
    this.token = ((await response.json()) as { access_token: string }).access_token;
  }

  private async issueCard(programId: string): Promise<void> {
    this.userId = (await this.ask('POST', '/users/v1/', userInput())).id;
    const card = { user_id: this.userId, affinity_group_id: programId, card_type: 'VIRTUAL' };
    this.cardId = (await this.ask('POST', '/cards/v1/', card)).id;
  }
}
