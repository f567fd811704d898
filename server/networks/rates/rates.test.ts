import { readRate } from '../../card-processing/rules/amounts';
import { DAY } from '../../kernel/time';
import { CardMessages, cardNetwork } from '../../testing/card-messages';
import { useServer } from '../../testing/server';

const server = useServer({ networks: [cardNetwork('visiting')] });
let messages: CardMessages;
beforeAll(async () => {
  messages = await CardMessages.of(server(), { name: 'visiting' });
});

const report = (date: string, base: string, rates: Record<string, string>) =>
  messages.send(`rates/${date}`, { base, rates }, 'PUT');
const rate = (from: string, to: string, at: string) =>
  server().app.services.ports.exchangeRates.rate(from, to, Date.parse(at));

it('the rates of a day are those that a network reports, by way of their base, and the later table counts', async () => {
  await report('2026-03-15', 'USD', { ARS: '1400' });
  const rates = { ARS: '1450', BRL: '5.40', MXN: '18.5' };
  const answer = await report('2026-03-15', 'USD', rates);
  expect([answer.status, answer.body.data]).toEqual([200, { date: '2026-03-15', base: 'USD', rates }]);
  const at = '2026-03-15T12:00:00Z';
  expect(await rate('USD', 'ARS', at)).toBe('1450');
  expect(await rate('ARS', 'USD', at)).toBe('1/1450');
  expect(await rate('BRL', 'MXN', at)).toBe('1850/540');
  expect(await rate('BRL', 'ARS', at)).toBe('145000/540');
  expect(readRate((await rate('BRL', 'MXN', at)) as string)).toEqual({ numerator: 1850n, denominator: 540n });
  for (const [from, to] of [
    ['USD', 'XPF'],
    ['XPF', 'USD'],
    ['XPF', 'ARS'],
  ] as const) {
    expect([from, to, await rate(from, to, at)]).toEqual([from, to, null]);
  }
});

it('a table counts until a newer one comes, for seven days, and for no day before it', async () => {
  await report('2026-04-01', 'USD', { ARS: '1500' });
  const at = (days: number) => new Date(Date.parse('2026-04-01T00:00:00Z') + days * DAY).toISOString();
  expect(await rate('USD', 'ARS', at(7.9))).toBe('1500');
  await expect(rate('USD', 'ARS', at(8))).rejects.toThrow('no network has reported exchange rates since 2026-04-02');
  await expect(rate('USD', 'ARS', at(-0.1))).rejects.toThrow('no network has reported');
  await report('2026-04-02', 'USD', { ARS: '1510' });
  expect(await rate('USD', 'ARS', at(1.5))).toBe('1510');
});

it.each([
  ['a base that is not a currency', 'XQX', { ARS: '1450' }, '/base'],
  ['a rate of what is not a currency', 'USD', { XQX: '1450' }, '/rates/XQX'],
  ['another price of the base itself', 'USD', { USD: '2' }, '/rates/USD'],
])('a table with %s is refused', async (_name, base, rates, pointer) => {
  const { status, body } = await report('2026-05-01', base, rates as never);
  expect([status, body.error_code, body.error.details[0].pointer]).toEqual([422, 'INVALID_CURRENCY', pointer]);
});
