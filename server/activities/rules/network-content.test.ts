import { cashContent, transferIn, transferOut } from './network-content';

const ANA = { name: 'Ana Souza', tax_id: '52998224725', key: 'ana@example.com' };

const detail = (amount: string, entryType: string) => ({
  type: 'BASE',
  subtype: null,
  amount,
  entry_type: entryType,
  description: { 'en-US': 'Amount', 'es-AR': 'Importe', 'pt-BR': 'Valor' },
  metadata: {},
});

describe('the activity of a bank transfer', () => {
  it('that leaves is a debit, and names the counterparty', () => {
    expect(transferOut(ANA, 'rent', 12_345n)).toEqual({
      properties: { counterparty: ANA, concept: 'rent' },
      description: {
        'en-US': 'Transfer to Ana Souza',
        'es-AR': 'Transferencia a Ana Souza',
        'pt-BR': 'Transferência para Ana Souza',
      },
      details: [detail('123.45', 'DEBIT')],
      metadata: {},
    });
  });

  it('that arrives is a credit, and names the counterparty', () => {
    expect(transferIn({ name: 'Ana' }, null, 5n)).toEqual({
      properties: { counterparty: { name: 'Ana' } },
      description: { 'en-US': 'Transfer from Ana', 'es-AR': 'Transferencia de Ana', 'pt-BR': 'Transferência de Ana' },
      details: [detail('0.05', 'CREDIT')],
      metadata: {},
    });
  });
});

describe('the activity of cash', () => {
  it.each([
    ['boleto', 'Pagamento de boleto', 'CREDIT'],
    ['cashIn', 'Depósito em dinheiro', 'CREDIT'],
    ['withdrawal', 'Saque em dinheiro', 'DEBIT'],
  ] as const)('of a %s says so, and is a %s %s', (kind, words, entryType) => {
    const content = cashContent(kind, { network: 'RAPIPAGO', reference: 'r1' }, 100_000n);
    expect(content.description).toMatchObject({ 'pt-BR': words });
    expect(content.details).toEqual([detail('1000.00', entryType)]);
    expect(content.properties).toEqual({ network: 'RAPIPAGO', reference: 'r1' });
  });

  it('has no reference where the network gave none', () => {
    expect(cashContent('cashIn', { network: 'RAPIPAGO', reference: null }, 1n).properties).toEqual({
      network: 'RAPIPAGO',
    });
  });

  it('shares no texts with another activity', () => {
    const first = cashContent('cashIn', { network: 'N', reference: null }, 1n);
    (first.description as Record<string, string>)['en-US'] = 'changed';
    (first.details[0]?.description as Record<string, string>)['en-US'] = 'changed';
    const second = cashContent('cashIn', { network: 'N', reference: null }, 1n);
    expect([second.description, second.details[0]?.description]).toMatchObject([
      { 'en-US': 'Cash paid in' },
      { 'en-US': 'Amount' },
    ]);
  });
});
