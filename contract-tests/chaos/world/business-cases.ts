import { newId } from '../../../server/platform/ids';
import { ADDRESS } from '../../../server/testing/cards';
import { type Argentine, type Brazilian, movement } from './customers';
import type { ChaosDriver } from './driver';
import type { Rail } from './pairs';

/** A business case between a client and a network, from start to end. */
type BusinessCase = (
  driver: ChaosDriver,
  who: { ana: Argentine; bruno: Argentine; joao: Brazilian; maria: Brazilian },
) => Promise<void>;

const SENDER = { name: 'Bruno Díaz', tax_id: '20276543211' };
/** Amounts that the contract names for what becomes of a transfer. */
const UNDER_WAY = 77_777.77;
const NOT_TO_BE = 88_888.88;
/** Pesos for a dollar in the world. */
const RATE = 1_450n;
const LOOKUP = '/networks/bank/v1/transfers/destination-information';
/** Movements at the same time. */
const MOVEMENTS = 4;

let counter = 0;

/** An amount that no earlier call gave, in minor units. */
function someAmount(): bigint {
  counter += 1;
  return 100n + BigInt(counter % 100_000);
}

const decimal = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const minorOf = (decimals: string): bigint => BigInt(decimals.replace('.', ''));
const words = (): string => newId().replaceAll('-', '').slice(-12);

async function sendTo(driver: ChaosDriver, from: Argentine, where: string, amount: bigint | number, to: string | null) {
  const { holder } = await driver.ask('GET', `${LOOKUP}/${where}`);
  const value = typeof amount === 'number' ? amount : Number(decimal(amount));
  const { id } = await driver.ask('POST', '/networks/bank/v1/transfers', {
    account_id: from.accountId,
    credit_account: { tax_type: holder.tax_type, tax_value: holder.tax_value },
    amount: { currency: 'ARS', value },
    concept: 'ALQ',
  });
  driver.sent.push({ id, from: from.accountId, to, amount: minorOf(value.toFixed(2)) });
  return id as string;
}

/** Has the bank decide on a transfer that is under way, once it has its order. */
async function decide(driver: ChaosDriver, id: string, control: 'settle' | 'fail', body?: object): Promise<void> {
  await driver.until('a transfer is ordered', () => driver.came('sendArgentineTransfer', id));
  await driver.control(`/transfers/${id}/${control}`, body);
}

/** Lets a transfer arrive over a bank network. */
async function arrive(
  driver: ChaosDriver,
  accountId: string,
  key: { key_type: string; key_value: string },
): Promise<void> {
  const amount = someAmount();
  const { result } = await driver.control('/incoming-transfers', { ...key, amount: decimal(amount), sender: SENDER });
  if (result === 'APPROVED') driver.moved(accountId, amount);
}

const bankOfArgentina: readonly BusinessCase[] = [
  async (driver, { ana }) => void (await sendTo(driver, ana, 'ALIAS/sol.mar.viento', someAmount(), null)),
  async (driver, { ana }) => void (await sendTo(driver, ana, 'CBU/0720001400000012345674', someAmount(), null)),
  async (driver, { ana, bruno }) => void (await sendTo(driver, ana, `CVU/${bruno.cvu}`, someAmount(), bruno.accountId)),
  async (driver, { ana, bruno }) => {
    const id = await sendTo(driver, ana, `CVU/${bruno.cvu}`, UNDER_WAY, bruno.accountId);
    await decide(driver, id, 'settle');
  },
  async (driver, { ana, bruno }) => {
    const id = await sendTo(driver, ana, `CVU/${bruno.cvu}`, NOT_TO_BE, bruno.accountId);
    await decide(driver, id, 'fail', { reason: 'DESTINATION_REJECTED' });
  },
  (driver, { ana }) => arrive(driver, ana.accountId, { key_type: 'CVU', key_value: ana.cvu }),
  // The payer may get another name in the meantime.
  async (driver, { ana }) =>
    void (await driver.ask('PATCH', `/networks/bank/v1/accounts/${ana.accountId}`, {
      key: 'ALIAS',
      value: `ana.${words()}`,
    })),
];

async function payByPix(driver: ChaosDriver, from: Brazilian, key: string, to: string | null): Promise<void> {
  const { transaction_id } = await driver.ask('GET', `/networks/bank/v1/transfers/${from.accountId}/key/${key}`);
  const amount = someAmount();
  const out = { transaction_id, value: Number(decimal(amount)), description: 'Almoço' };
  const { id } = await driver.ask('POST', '/networks/bank/v1/transfers/out', out);
  driver.sent.push({ id, from: from.accountId, to, amount });
}

const bankOfBrazil: readonly BusinessCase[] = [
  (driver, { joao }) => payByPix(driver, joao, 'mariana.costa@example.com', null),
  (driver, { joao, maria }) => payByPix(driver, joao, maria.pixKey, maria.accountId),
  (driver, { joao }) => arrive(driver, joao.accountId, { key_type: 'PIX', key_value: joao.pixKey }),
  async (driver, { joao }) => {
    const { key } = await driver.ask('POST', '/networks/bank/v1/key/pix', { account_id: joao.accountId, type: 'EVP' });
    await driver.ask('DELETE', `/networks/bank/v1/${joao.accountId}/key/pix/${key}`);
  },
];

async function newBoleto(driver: ChaosDriver, accountId: string, amount: bigint): Promise<string> {
  const boleto = { account_id: accountId, network: 'BOLETO', amount: decimal(amount) };
  return (await driver.ask('POST', '/networks/cash/v1/cashin/intents', boleto)).id;
}

const cash: readonly BusinessCase[] = [
  async (driver, { joao }) => {
    const [first, second] = [someAmount(), someAmount()];
    const id = await newBoleto(driver, joao.accountId, first + second);
    for (const amount of [first, second]) {
      const { result } = await driver.control(`/cash-in-intents/${id}/pay`, { amount: decimal(amount) });
      if (result === 'APPROVED') driver.moved(joao.accountId, amount);
    }
  },
  async (driver, { joao }) => {
    const id = await newBoleto(driver, joao.accountId, someAmount());
    await driver.ask('DELETE', `/networks/cash/v1/cashin/intents/${id}`);
  },
  async (driver, { joao }) => {
    const id = await newBoleto(driver, joao.accountId, someAmount());
    await driver.control(`/cash-in-intents/${id}/cancel`);
  },
  async (driver, { ana }) => {
    const { alias } = await driver.ask('GET', `/networks/cash/v1/alias/${ana.accountId}`);
    const amount = someAmount();
    const { result } = await driver.control('/cash-ins', { alias, amount: decimal(amount), reference: 'T-1' });
    if (result === 'APPROVED') driver.moved(ana.accountId, amount);
  },
  async (driver, { ana }) => {
    const amount = someAmount() * 100n;
    const wanted = { account_id: ana.accountId, network_name: 'ARG_CASH_NETWORK', amount: decimal(amount) };
    const { id, token } = await driver.ask('POST', '/networks/cash/v1/cashout/intents', wanted);
    const { result } = await driver.control(`/cash-out-intents/${id}/withdraw`, { token });
    if (result === 'APPROVED') driver.moved(ana.accountId, -amount);
  },
];

/** A card that is made and carried to its user. */
const plastic: BusinessCase = async (driver, { ana }) => {
  const { customers } = driver;
  const ordered = { user_id: ana.userId, affinity_group_id: customers.physicalGroup, card_type: 'PHYSICAL' };
  const card = await driver.ask('POST', '/cards/v1/', { ...ordered, address: ADDRESS });
  await driver.until('the plastic is ordered', () => driver.came('orderPlastic', card.id));
  await driver.control(`/cards/${card.id}/emboss`);
  const { shipment_id } = await driver.ask('GET', `/cards/v1/${card.id}`);
  for (const status of ['PENDING', 'TRACKED', 'IN_TRANSIT', 'DISTRIBUTION', 'DELIVERED']) {
    const moved = await driver.control(`/shipments/${shipment_id}/advance`, { status });
    if (moved.status !== status) driver.problems.push(`a shipment is ${moved.status} instead of ${status}`);
  }
};

/**
 * A session of the client that finds out who its users are.
 * @returns its id and the way to ask about it
 */
async function newSession(driver: ChaosDriver) {
  const { token, userId } = driver.customers.careful;
  const { id } = await driver.ask('POST', '/identity/v1/sessions', { user_id: userId }, token);
  return {
    id,
    ask: (method: string, more = '') => driver.ask(method, `/identity/v1/sessions/${id}${more}`, undefined, token),
  };
}

const identity: readonly BusinessCase[] = [
  async (driver) => {
    const { id, ask } = await newSession(driver);
    const report = { person_data: { name: 'Ana María' } };
    await driver.control(`/identity-sessions/${id}/advance`, { status: 'VALIDATED', report });
    const found = await ask('GET', '/report');
    if (found.person_data.name !== 'Ana María') driver.problems.push('a report says something else');
  },
  async (driver) => void (await (await newSession(driver)).ask('DELETE')),
  async (driver) => void (await driver.control(`/identity-sessions/${(await newSession(driver)).id}/cancel`)),
];

/**
 * A card use.
 * @returns its transaction and amount, or null if it was rejected or reversed
 */
async function buy(driver: ChaosDriver, { cardId, accountId }: Argentine, currency: 'ARS' | 'USD', path = '') {
  const amount = someAmount();
  const use = { card_id: cardId, type: 'PURCHASE', amount: decimal(amount), currency, country_code: 'ARG' };
  const where = { point_type: 'ECOMMERCE', entry_mode: 'MANUAL', merchant: { mcc: '5411', name: 'Almacén Palermo' } };
  const used = await driver.useCard(`/card-transactions${path}`, { ...use, ...where });
  if (used?.status !== 'APPROVED') return null;
  const taken = currency === 'USD' ? amount * RATE : amount;
  driver.moved(accountId, -taken);
  return { id: used.transaction_id as string, taken };
}

const purchase: BusinessCase = async (driver, { ana }) => void (await buy(driver, ana, 'USD'));

const cards: readonly BusinessCase[] = [
  async (driver, { ana }) => {
    const bought = await buy(driver, ana, 'ARS');
    if (bought === null) return;
    const { status } = await driver.control(`/card-transactions/${bought.id}/reverse`);
    if (status === 'APPROVED') driver.moved(ana.accountId, bought.taken);
  },
  async (driver, { ana }) => {
    const bought = await buy(driver, ana, 'ARS');
    if (bought === null) return;
    await driver.control(`/card-transactions/${bought.id}/clear`);
    // It is held until a settlement credits it to the user.
    await driver.control(`/card-transactions/${bought.id}/refund`, { amount: '0.50' });
  },
  async (driver, { ana }) => void (await buy(driver, ana, 'ARS', '/force')),
];

/** Movements that a client asks for, each of which is scored. */
const movements: BusinessCase = async (driver, { ana, bruno }) => {
  const one = async () => {
    const amount = someAmount();
    await driver.ask('POST', '/core/transactions/v1', movement(ana.accountId, 'CREDIT', decimal(amount)));
    driver.moved(ana.accountId, amount);
    const legs = { source_account_id: ana.accountId, destination_account_id: bruno.accountId };
    const sent = { ...legs, source_data: {}, destination_data: {}, total_amount: decimal(amount) };
    await driver.ask('POST', '/core/transactions/v1/p2p', sent);
    driver.moved(ana.accountId, -amount);
    driver.moved(bruno.accountId, amount);
  };
  await Promise.all(Array.from({ length: MOVEMENTS }, one));
};

/** The business between a client and a network, by the rail of the network. */
export const BUSINESS_CASES: Readonly<Record<Rail, readonly BusinessCase[]>> = {
  'bank-arg': bankOfArgentina,
  'bank-bra': bankOfBrazil,
  cash,
  embosser: [plastic],
  courier: [plastic],
  identity,
  rates: [purchase],
  fraud: [movements],
  'card-fraud': [purchase],
  card: [...cards, purchase],
};
