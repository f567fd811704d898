import { parseRevision } from '../../../generated/revisions';
import { settlementFor } from '../../../generated/settlement';
import { rowChecksFor } from '../../../generated/settlement-checks';
import { presented, settled } from '../../testing/settlement-records';
import { layoutOf } from './layout';
import type { SettledClient, TransactionLine } from './record';
import { presentmentSources, transactionSources } from './sources';

const client: SettledClient = { id: 'k', name: 'Acme', country: 'ARG', credit: false };

function transactionRow(line: Partial<TransactionLine>, own = client, revision = 'current') {
  const file = settlementFor(parseRevision(revision)).files.transactions;
  const layout = layoutOf(file, transactionSources(own, file), own);
  const whole: TransactionLine = {
    transaction: settled(),
    status: 'APPROVED',
    statusDetail: 'APPROVED',
    source: 'ONLINE',
    ...line,
  };
  const row = layout.read(whole);
  const check = rowChecksFor(parseRevision(revision)).transactions;
  return { row, valid: check(row), text: layout.write(row), layout };
}

function presentmentRow(changes: Parameters<typeof settled>[0] = {}, own = client, revision = 'current') {
  const file = settlementFor(parseRevision(revision)).files.presentations;
  const layout = layoutOf(file, presentmentSources(own, file), own);
  const row = layout.read({ transaction: settled(changes), presentment: presented() });
  return { row, valid: rowChecksFor(parseRevision(revision)).presentations(row), text: layout.write(row), layout };
}

it('writes the transaction file as the contract says, column by column', () => {
  const { text, valid, layout } = transactionRow({});
  expect(valid).toBe(true);
  expect(layout.header).toBe(
    'TRANSACTION_ID,LOCAL_TRANSACTION_DATE_TIME,TRANSACTION_TYPE,PRODUCT_TYPE,PROVIDER,AFFINITY_GROUP_ID,USER_ID,CARD_ID,BIN,LAST_FOUR,' +
      'ORIGIN,MERCHANT_ID,MERCHANT_MCC,MERCHANT_NAME,LOCAL_AMOUNT,LOCAL_CURRENCY,TRANSACTION_AMOUNT,TRANSACTION_CURRENCY,' +
      'SETTLEMENT_AMOUNT,SETTLEMENT_CURRENCY,ENTRY_MODE,STATUS,STATUS_DETAIL,SOURCE,ORIGINAL_TRANSACTION_ID,COUNTRY_CODE,POINT_TYPE,' +
      'CLIENT_NAME,CLIENT_COUNTRY_CODE\r\n',
  );
  expect(text).toBe(
    't-1,2026-01-15T09:41:07,PURCHASE,PREPAID,CARD_NETWORK_1,g-1,u-1,c-1,99991101,4242,DOMESTIC,920011223,5411,Almacén Palermo,' +
      '14520.50,ARS,14520.50,ARS,10.01,USD,CHIP,APPROVED,APPROVED,ONLINE,,ARG,POS,Acme,ARG\r\n',
  );
});

it('writes the presentation file as the contract says, column by column', () => {
  const { text, valid, layout } = presentmentRow();
  expect(valid).toBe(true);
  expect(layout.header).toBe(
    'PRESENTMENT_ID,TRANSACTION_ID,LOCAL_TRANSACTION_DATE_TIME,TRANSACTION_TYPE,PRODUCT_TYPE,PROVIDER,AFFINITY_GROUP_ID,USER_ID,CARD_ID,' +
      'BIN,LAST_FOUR,ORIGIN,MERCHANT_ID,MERCHANT_MCC,MERCHANT_NAME,TRANSACTION_AMOUNT,TRANSACTION_CURRENCY,SETTLEMENT_AMOUNT,' +
      'SETTLEMENT_CURRENCY,DEBT_AMOUNT,DEBT_CURRENCY,RECONCILIATION_DATE,INTERCHANGE_FEE,INTERCHANGE_RATE,TAX,FUNCTION_CODE,' +
      'REVERSE_PRESENTMENT,REASON_CODE,ICA_ACQUIRER,TAX_ID\r\n',
  );
  expect(text).toMatch(
    /^p-1,t-1,2026-01-15T09:41:07,PURCHASE,.*,14520\.50,ARS,10\.01,USD,14379\.95,ARS,2026-01-16,116\.16,DOMPREPAID,24\.39,FIRST_PRESENTMENT,FALSE,,948792,\r\n$/,
  );
});

it.each(['transactions', 'presentations'] as const)(
  'finds no column in %s whose pattern lets through what needs quotes',
  (name) => {
    const patterns = settlementFor(parseRevision('current')).files[name].columns.flatMap(
      ({ schema }) => schema.pattern ?? [],
    );
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns as string[]) {
      for (const text of [',', '"', '\n', '\r', 'A,B', '12,3456', '1234\n', '"1234"'])
        expect(new RegExp(pattern).test(text)).toBe(false);
    }
  },
);

it('has the columns of installments for clients that operate with credit, and for nobody else', () => {
  const own = { ...client, credit: true };
  const installments = { quantity: 6, creditType: 'WITH_INTEREST', gracePeriod: 1 } as const;
  const transaction = settled({ productType: 'CREDIT', installments });
  expect(transactionRow({ transaction }, own).text).toMatch(/,Acme,ARG,1,6,WITH_INTEREST\r\n$/);
  expect(transactionRow({}, own)).toMatchObject({ valid: true, text: expect.stringMatching(/,Acme,ARG,,,\r\n$/) });
  expect(presentmentRow({ installments }, own).layout.columns.slice(-4)).toEqual([
    'INSTALLMENTS_GRACE_PERIOD',
    'INSTALLMENTS_QUANTITY',
    'CURRENT_INSTALLMENT',
    'INSTALLMENTS_CREDIT_TYPE',
  ]);
});

it.each([
  ['current', 'ARG', 'DOMESTIC', 'USD', 'USD', 'ARS'],
  ['current', 'ARG', 'INTERNATIONAL', 'USD', 'USD', 'USD'],
  ['current', 'BRA', 'DOMESTIC', 'BRL', 'BRL', 'BRL'],
  ['current', 'BRA', 'INTERNATIONAL', 'BRL', 'BRL', 'USD'],
  ['settlement-currency=older', 'ARG', 'DOMESTIC', 'USD', 'ARS', 'ARS'],
  ['settlement-currency=older', 'ARG', 'INTERNATIONAL', 'USD', 'USD', 'USD'],
  ['settlement-currency=older', 'BRA', 'DOMESTIC', 'USD', 'BRL', 'BRL'],
  ['earliest', 'BRA', 'INTERNATIONAL', 'USD', 'USD', 'USD'],
] as const)(
  'in %s, a card of %s, %s settles in %s, is presented in %s and owed in %s',
  (revision, country, origin, settles, shows, owes) => {
    const localCurrency = country === 'ARG' ? 'ARS' : 'BRL';
    const changes = { origin, pricing: { localCurrency, transactionCurrency: 'USD' } };
    // The card decides and not where the client is at home.
    const own = { ...client, country: country === 'ARG' ? 'BRA' : 'ARG' };
    const { row, valid } = transactionRow({ transaction: settled(changes) }, own, revision);
    expect([valid, row.SETTLEMENT_CURRENCY, row.SETTLEMENT_AMOUNT]).toEqual([
      true,
      settles,
      settles === 'USD' ? '10.01' : '14520.50',
    ]);
    const presentment = presentmentRow(changes, own, revision);
    expect(presentment.valid).toBe(true);
    expect([presentment.row.SETTLEMENT_CURRENCY, presentment.row.DEBT_CURRENCY]).toEqual([shows, owes]);
    expect(presentment.row.SETTLEMENT_AMOUNT).toBe(shows === 'USD' ? '10.01' : '14520.50');
  },
);

it.each(['CLIENT_TIMEOUT', 'CLIENT_UNAVAILABLE', 'CLIENT_SIGNATURE_ERROR', 'INTERNAL_ERROR', 'REJECTED_FRAUD'])(
  'writes %s, or OTHER where the revision does not list it',
  (statusDetail) => {
    const line = { status: 'REJECTED', statusDetail } as const;
    expect(transactionRow(line)).toMatchObject({ valid: true, row: { STATUS_DETAIL: statusDetail } });
    const reduced = transactionRow(line, client, 'settlement-status-detail=reduced');
    expect(reduced).toMatchObject({ valid: true, row: { STATUS_DETAIL: 'OTHER' } });
  },
);

it('neutralises formulas in the text that people chose, and leaves negative amounts alone', () => {
  const merchant = { id: '+1', mcc: '5411', name: '=HYPERLINK("x",1)', address: null };
  const { text, valid } = transactionRow({ transaction: settled({ merchant }) }, { ...client, name: '@Acme' });
  expect(valid).toBe(true);
  expect(text).toContain(`,'+1,5411,"'=HYPERLINK(""x"",1)",`);
  expect(text).toContain(",'@Acme,ARG");
  expect(presentmentRow({ type: 'REFUND' }).text).toContain(',-14379.95,ARS,');
});

it('shows a card that nobody has with empty cells', () => {
  const transaction = settled({ cardId: null, userId: null, affinityGroupId: null, statusDetail: 'CARD_NOT_FOUND' });
  expect(transactionRow({ transaction, status: 'REJECTED', statusDetail: 'CARD_NOT_FOUND' })).toMatchObject({
    valid: true,
    text: expect.stringContaining(',CARD_NETWORK_1,,,,99991101,'),
  });
});
