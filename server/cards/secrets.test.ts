import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY } from '../kernel/time';
import { Vault, VaultError } from '../platform/crypto/vault';
import { newId } from '../platform/ids';
import { runDueJobs } from '../platform/jobs/run-job';
import { CardBench, strangePan, TestOutside } from '../testing/cards';
import { useServer } from '../testing/server';
import { findCard, lockCardByPan } from './store/cards';
import { findSecrets, type GivenSecret, openCard, type SecretCheck, verifyCvv, verifyPin } from './store/cards-secrets';

const outside = new TestOutside();
const server = useServer({ ports: { embosser: outside, courier: outside } });
const bench = () => CardBench.open(server());
const db = () => server().database.db;
const vault = () => server().app.services.vault;
/** A card as the store knows it: by its client, too. */
const owned = (b: CardBench, card: { id: string }) => ({ id: card.id, clientId: b.client.client.id });
const findByPan = (by: Vault, clientId: string, pan: string) =>
  db().transaction((tx) => lockCardByPan(tx, by, clientId, pan));

/** Every value in the database, but the last four digits of numbers, which are no secret. */
async function allCells(): Promise<string[]> {
  const { knex } = db();
  const tables =
    server().database.config.dialect === 'sqlite'
      ? await knex('sqlite_master').where({ type: 'table' }).pluck('name')
      : await knex('information_schema.tables')
          .where({ table_schema: knex.raw('current_schema()'), table_type: 'BASE TABLE' })
          .pluck('table_name');
  const rows = (await Promise.all(tables.map((table: string) => knex(table).select()))).flat();
  return rows.flatMap(({ last_four: _, ...row }: Record<string, unknown>) => Object.values(row).map(String));
}

/** The bytes of the database's own files and its write-ahead log, where they are on this machine. */
function filesOnDisk(): string {
  const { config } = server().database;
  if (config.dialect !== 'sqlite') return '';
  const folder = dirname(config.file);
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('');
}

describe('card data at rest', () => {
  it('is nowhere in the clear after a card was made, read, embossed, activated and guessed at', async () => {
    const b = await bench();
    const card = await b.embossedCard();
    const { pan, cvv } = await b.secrets(card.id);
    const pin = '8264';
    await b.client.send('GET', `/cards/v1/${card.id}?extend=pan,cvv,name,expiration_date`);
    expect((await b.activate(pan, card.user_id, { pin })).status).toBe(200);
    await b.activate(pan, card.user_id, { pin });
    await b.client.send('PATCH', `/cards/v1/${card.id}`, { body: { pin } });
    await b.client.send('POST', '/cards/v1/activation', { body: { user_id: card.user_id, pan: Number(pan), pin } });
    await verifyPin(db(), vault(), owned(b, card), given('9999'));
    await verifyCvv(db(), vault(), owned(b, card), given(cvv === '999' ? '998' : '999'));
    await runDueJobs(server().app.services);
    const cells = await allCells();
    const log = JSON.stringify(server().logged);
    expect(cells).toContain(card.id);
    expect(log).toContain('activateCard');
    for (const text of [...cells, log, filesOnDisk()]) expect(text.includes(pan)).toBe(false);
    // Three and four digits occur anywhere by chance, so they are looked for as values, bare or in JSON.
    for (const secret of [cvv, pin]) {
      for (const text of [...cells, log]) expect(text === secret || text.includes(`:"${secret}"`)).toBe(false);
    }
  });

  it('opens on its own card only', async () => {
    const b = await bench();
    const [first, second] = [await b.card(), await b.card()];
    const [own, foreign] = [await findSecrets(db(), owned(b, first)), await findSecrets(db(), owned(b, second))];
    const moved = { ...foreign, panSealed: own.panSealed, cvvSealed: own.cvvSealed };
    expect(() => openCard(vault(), { card: { ...second, nameOnCard: null }, secrets: moved }, ['pan'])).toThrow(
      VaultError,
    );
    expect(() => openCard(vault(), { card: { ...second, nameOnCard: null }, secrets: moved }, ['cvv'])).toThrow(
      VaultError,
    );
    const swapped = { ...own, panSealed: own.cvvSealed };
    expect(() => openCard(vault(), { card: { ...first, nameOnCard: null }, secrets: swapped }, ['pan'])).toThrow(
      VaultError,
    );
  });

  it('whose row was moved behind the service’s back is refused, not shown', async () => {
    const b = await bench();
    const [first, second] = [await b.card(), await b.card()];
    const { panSealed } = await findSecrets(db(), owned(b, first));
    await db().transaction((tx) =>
      tx.knex('card_secrets').where({ card_id: second.id }).update({ pan_sealed: panSealed }),
    );
    const answer = await b.client.send('GET', `/cards/v1/${second.id}?extend=pan`);
    expect([answer.status, answer.body.error_code]).toEqual([500, 'INTERNAL_ERROR']);
  });

  it('stays readable and findable when another key seals from now on', async () => {
    const b = await bench();
    const card = await b.card();
    const { pan } = await b.secrets(card.id);
    const { key: oldKey } = keysOf(vault());
    const rotated = new Vault([{ id: 'k2', bytes: Buffer.alloc(32, 7) }, oldKey], oldKey.bytes);
    const found = await findByPan(rotated, b.client.client.id, pan);
    expect(found?.id).toBe(card.id);
    const row = { card: found as NonNullable<typeof found>, secrets: await findSecrets(db(), owned(b, card)) };
    expect(openCard(rotated, row, ['pan']).pan).toBe(pan);
  });

  it('finds a card by its number, whichever client issued it, and no other', async () => {
    const b = await bench();
    const card = await b.card();
    const { pan } = await b.secrets(card.id);
    expect(await findByPan(vault(), b.client.client.id, pan)).toMatchObject({ id: card.id, lastFour: pan.slice(-4) });
    expect(await findByPan(vault(), b.client.client.id, strangePan())).toBeNull();
    const { key } = keysOf(vault());
    const withoutSecret = new Vault([key], Buffer.alloc(32, 9));
    expect(await findByPan(withoutSecret, b.client.client.id, pan)).toBeNull();
    expect(await findCard(db(), newId(), card.id)).toBeNull();
  });
});

/** The key that this server made for itself, as a rotation would find it in the configuration. */
function keysOf(open: Vault): { key: { id: string; bytes: Buffer } } {
  const { keys } = open as unknown as { keys: ReadonlyMap<string, Buffer> };
  return { key: { id: open.sealing, bytes: keys.get(open.sealing) as Buffer } };
}

const given = (secret: string, changes: Partial<GivenSecret> = {}): GivenSecret => ({
  secret,
  message: null,
  now: server().clock.now(),
  ...changes,
});

const count = (checks: readonly SecretCheck[], wanted: SecretCheck) =>
  checks.filter((check) => check === wanted).length;

describe('the PIN', () => {
  const withPin = async () => {
    const b = await bench();
    const card = await b.card();
    await b.ask('PATCH', `/cards/v1/${card.id}`, { pin: '2580' });
    return {
      b,
      card,
      check: (pin: string, message: string | null = null) =>
        verifyPin(db(), vault(), owned(b, card), given(pin, { message })),
    };
  };

  it('matches or not, and is unset at first', async () => {
    const b = await bench();
    const card = await b.card();
    expect(await verifyPin(db(), vault(), owned(b, card), given('2580'))).toBe('UNSET');
    const { check } = await withPin();
    expect(await check('2580')).toBe('MATCH');
    expect(await check('2581')).toBe('MISMATCH');
    expect(await check('25800')).toBe('MISMATCH');
  });

  it('is locked after three wrong ones in a row, also for the right one', async () => {
    const { check } = await withPin();
    for (const _ of [1, 2]) expect(await check('1111')).toBe('MISMATCH');
    expect(await check('2580')).toBe('MATCH');
    for (const _ of [1, 2, 3]) expect(await check('1111')).toBe('MISMATCH');
    expect(await check('2580')).toBe('LOCKED');
    expect(await check('1111')).toBe('LOCKED');
  });

  it('is locked at the limit and never beyond when fifty wrong ones come at once', async () => {
    const { b, card, check } = await withPin();
    const checks = await Promise.all(Array.from({ length: 50 }, (_, i) => check(String(3_000 + i))));
    expect([count(checks, 'MISMATCH'), count(checks, 'LOCKED')]).toEqual([3, 47]);
    expect((await findSecrets(db(), owned(b, card))).pinFailures).toBe(3);
    expect(await check('2580')).toBe('LOCKED');
  });

  it('that is wrong counts once for its message, which nobody can guess on under', async () => {
    const { b, card, check } = await withPin();
    const failures = async () => (await findSecrets(db(), owned(b, card))).pinFailures;
    const checks = await Promise.all(Array.from({ length: 10 }, () => check('1111', 'one')));
    expect([count(checks, 'MISMATCH'), await failures()]).toEqual([10, 1]);
    expect(await check('2580', 'one')).toBe('MISMATCH');
    expect(await check('2580', 'two')).toBe('MATCH');
    expect([await check('1111', 'one'), await failures()]).toEqual(['MISMATCH', 0]);
    for (let at = 0; at < 40; at += 1) await check(at % 2 === 0 ? '1111' : '2580', `later ${at}`);
    expect(JSON.stringify((await findSecrets(db(), owned(b, card))).pinCounted)).not.toContain('one');
    for (const message of ['a', 'b', 'c']) expect(await check('1111', message)).toBe('MISMATCH');
    expect(await check('1111', 'd')).toBe('LOCKED');
  });

  it('is no longer locked when the card gets another one', async () => {
    const { b, card, check } = await withPin();
    await Promise.all(Array.from({ length: 5 }, () => check('1111')));
    expect((await b.ask('GET', `/cards/v1/${card.id}`)).pin_locked).toBe(true);
    expect((await b.ask('PATCH', `/cards/v1/${card.id}`, { pin: '1470' })).pin_locked).toBe(false);
    expect(await check('1470')).toBe('MATCH');
  });
});

describe('the security code', () => {
  it('is locked for a day after five wrong ones, however many come at once', async () => {
    const b = await bench();
    const card = await b.card();
    const { cvv } = await b.secrets(card.id);
    const wrong = cvv === '000' ? '001' : '000';
    const at = (now: number) => (code: string) => verifyCvv(db(), vault(), owned(b, card), given(code, { now }));
    const now = server().clock.now();
    expect(await at(now)(cvv)).toBe('MATCH');
    const checks = await Promise.all(Array.from({ length: 20 }, () => at(now)(wrong)));
    expect([count(checks, 'MISMATCH'), count(checks, 'LOCKED')]).toEqual([5, 15]);
    expect(await at(now + DAY - 1)(cvv)).toBe('LOCKED');
    expect(await at(now + DAY)(wrong)).toBe('MISMATCH');
    expect(await at(now + DAY)(cvv)).toBe('MATCH');
    expect((await findSecrets(db(), owned(b, card))).cvvFailures).toBe(0);
  });
});
