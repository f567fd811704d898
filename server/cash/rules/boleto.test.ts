import networks from '../../../generated/documents/networks.json';
import { parseAmount } from '../../kernel/money';
import { DAY } from '../../kernel/time';
import { boleto, dueFactor, modulus11, withModulus10 } from './boleto';

// A boleto of a bank, as its layout guides print it: line and barcode belong together.
const LINE = '00190500954014481606906809350314337370000000100';
const BARCODE = '00193373700000001000500940144816060680935031';

/** Rebuilds the barcode from a line, as anybody does who is handed one. */
function barcodeOf(line: string): string {
  return line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
}

/** Decides whether each field of a line, and the barcode that it stands for, has its check digit. */
function isLine(line: string): boolean {
  const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
  const barcode = barcodeOf(line);
  return (
    fields.every((field) => withModulus10(field.slice(0, -1)) === field) &&
    modulus11(barcode.slice(0, 4) + barcode.slice(5)) === barcode[4]
  );
}

describe('check digits', () => {
  it('are those of a boleto that a bank has printed', () => {
    expect(barcodeOf(LINE)).toBe(BARCODE);
    expect(isLine(LINE)).toBe(true);
  });

  it('of modulus 10 take a product of two digits for the sum of these', () => {
    expect(withModulus10('261533')).toBe('2615334');
  });

  it('of modulus 11 are never 0, 10 or 11', () => {
    expect(['0', '6'].map((last) => modulus11(last.padStart(43, '0')))).toEqual(['1', '1']);
    const seen = new Set(Array.from({ length: 500 }, (_, i) => modulus11(String(i * 7_919).padStart(43, '0'))));
    expect([...seen].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('a boleto', () => {
  const dueAt = Date.parse('2026-01-19T10:00:00Z');

  it('is the one that the contract shows', () => {
    expect(boleto(15_050n, dueAt, '1'.padStart(25, '0'))).toEqual({
      digitableLine: '99990000040000000000000000000018213310000015050',
      barcode: '99992133100000150500000000000000000000000001',
    });
  });

  it('is the one that the contract of networks shows', () => {
    const { amount, barcode, digitable_line, expires_at } = networks.components.examples.BoletoOrder.value;
    const made = boleto(parseAmount(amount) as bigint, Date.parse(expires_at), barcode.slice(19));
    expect(made).toEqual({ digitableLine: digitable_line, barcode });
  });

  it('has a line that leads to its barcode, and no digit of it can be mistyped', () => {
    for (let i = 0; i < 50; i += 1) {
      const made = boleto(BigInt(i * 997 + 1), dueAt + i * DAY, String(i * 104_729).padStart(25, '7'));
      expect(barcodeOf(made.digitableLine)).toBe(made.barcode);
      expect(isLine(made.digitableLine)).toBe(true);
      for (let at = 0; at < 32; at += 1) {
        const digit = (Number(made.digitableLine[at]) + 1) % 10;
        const mistyped = made.digitableLine.slice(0, at) + digit + made.digitableLine.slice(at + 1);
        expect([at, isLine(mistyped)]).toEqual([at, false]);
      }
    }
  });

  it('has room for ten digits of cents', () => {
    expect(boleto(9_999_999_999n, dueAt, '0'.repeat(25)).barcode.slice(9, 19)).toBe('9999999999');
    expect(() => boleto(10_000_000_000n, dueAt, '0'.repeat(25))).toThrow();
  });
});

describe('the factor of the due date', () => {
  it.each([
    ['2025-02-21T12:00:00Z', '9999'],
    ['2025-02-22T12:00:00Z', '1000'],
    ['2025-02-23T12:00:00Z', '1001'],
  ])('of %s is %s', (moment, factor) => expect(dueFactor(Date.parse(moment))).toBe(factor));

  it('goes by the day in Brazil', () => {
    expect(dueFactor(Date.parse('2026-01-19T02:59:59Z'))).toBe('1330');
    expect(dueFactor(Date.parse('2026-01-19T03:00:00Z'))).toBe('1331');
  });
});
