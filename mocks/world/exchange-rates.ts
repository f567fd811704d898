import type { ExchangeRates } from '../../server/networks/rates/port';

/** Units of each currency for one US dollar, as decimal text. They never change, so that amounts can be foretold. */
const UNITS_PER_DOLLAR: Readonly<Record<string, string>> = {
  USD: '1',
  ARS: '1450',
  BRL: '5.40',
  MXN: '18.50',
  COP: '4100',
  CLP: '950',
  PEN: '3.60',
  UYU: '40',
  PYG: '7300',
  BOB: '6.90',
  EUR: '0.90',
  GBP: '0.78',
  CAD: '1.40',
  JPY: '155',
};

/** A decimal text as whole numbers. */
function scaled(text: string): { digits: bigint; scale: bigint } {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
}

/** A table of rates that all go by way of the US dollar. */
export class SimulatedExchangeRates implements ExchangeRates {
  async rate(from: string, to: string): Promise<string | null> {
    const [a, b] = [UNITS_PER_DOLLAR[from], UNITS_PER_DOLLAR[to]];
    if (a === undefined || b === undefined) return null;
    const [below, above] = [scaled(a), scaled(b)];
    return `${above.digits * below.scale}/${below.digits * above.scale}`;
  }
}
