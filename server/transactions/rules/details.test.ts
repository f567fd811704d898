import { refusalOf } from '../../testing/refusal';
import { totalOf, validDetails } from './details';

/** Returns the code of a refusal, its reason and its place; null where nothing is refused. */
function refused(run: () => unknown): [string, string | undefined, string | undefined] | null {
  const error = refusalOf(run);
  return error && [error.code, error.details[0]?.code, error.details[0]?.pointer];
}

describe('a total', () => {
  it.each([
    ['0.01', 1n],
    ['1000', 100_000n],
  ])('%s is %s minor units', (text, total) => expect(totalOf(text)).toBe(total));

  it.each(['0', '0.00', '-1.00', '0.001', ''])('is not %p', (text) => {
    expect(refused(() => totalOf(text))).toEqual(['INVALID_AUTHORIZATION_REQUEST', 'amount', '/total_amount']);
  });
});

describe('the parts of a total', () => {
  const part = (type: string, amount: string, entry_type?: string) => ({
    type,
    amount,
    ...(entry_type && { entry_type }),
  });
  const check = (...details: ReturnType<typeof part>[]) => validDetails(details, 1000n, 'DEBIT', '/data/details');

  it.each([
    ['the whole', [part('BASE', '10.00')]],
    ['several', [part('BASE', '8.99'), part('TAX', '1.01')]],
    ['a discount, which counts as negative', [part('BASE', '10.50'), part('DISCOUNT', '0.50')]],
    ['one that goes the other way, which counts as negative', [part('BASE', '11'), part('FEE', '1', 'CREDIT')]],
    ['a discount that goes the other way, which counts once', [part('BASE', '11'), part('DISCOUNT', '1', 'CREDIT')]],
    ['one that goes the same way by its own word', [part('BASE', '9'), part('FEE', '1', 'DEBIT')]],
  ])('can be %s', (_, details) => {
    expect(check(...details).map(({ amount }) => Number(amount))).toEqual(details.map(({ amount }) => Number(amount)));
  });

  it.each([
    ['a cent less', [part('BASE', '9.99')]],
    ['a cent more', [part('BASE', '10.01')]],
    ['a discount that counts as positive', [part('BASE', '9.50'), part('DISCOUNT', '0.50')]],
  ])('cannot be %s', (_, details) => {
    const wanted = ['INVALID_AUTHORIZATION_REQUEST', 'sum', '/data/details'];
    expect(refused(() => check(...details))).toEqual(wanted);
  });

  it('name the one that is no amount', () => {
    const wanted = ['INVALID_AUTHORIZATION_REQUEST', 'amount', '/data/details/1/amount'];
    expect(refused(() => check(part('BASE', '10.00'), part('TAX', '0.001')))).toEqual(wanted);
  });

  it('need not be there', () => {
    for (const none of [undefined, null, []]) expect(validDetails(none, 1000n, 'DEBIT', '/x')).toEqual([]);
  });

  it('keep what they say, and are completed', () => {
    const said = { subtype: 'VAT', description: { 'es-AR': 'IVA' }, metadata: { rate: 21 }, entry_type: 'DEBIT' };
    const details = [{ ...part('TAX', '4.00'), ...said }, part('BASE', '6')];
    expect(validDetails(details, 1000n, 'DEBIT', '/x')).toEqual([
      { type: 'TAX', amount: '4.00', ...said },
      { type: 'BASE', amount: '6.00', subtype: null, description: null, metadata: {}, entry_type: 'DEBIT' },
    ]);
  });
});
