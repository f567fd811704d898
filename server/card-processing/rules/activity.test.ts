import { purchase } from '../../testing/card-transaction-records';
import { cardContent } from './activity';

it('a use of a card is described by its kind and its merchant, a reversal as one', () => {
  expect(cardContent(purchase()).description).toEqual({
    'en-US': 'Purchase at Almacén Palermo',
    'es-AR': 'Compra en Almacén Palermo',
    'pt-BR': 'Compra em Almacén Palermo',
  });
  expect(cardContent(purchase({ type: 'REVERSAL_WITHDRAWAL' })).description).toMatchObject({
    'en-US': 'Reversal at Almacén Palermo',
  });
});

it('the parts of a use have their names where these are others than their types', () => {
  const details = [
    { type: 'BASE', name: 'BASE', amount: 10_000n },
    { type: 'TAX', name: 'IVA', amount: 2100n },
  ] as const;
  expect(cardContent(purchase({ type: 'REFUND', details: [...details] })).details).toMatchObject([
    { type: 'BASE', subtype: null, amount: '100.00', entry_type: 'CREDIT', description: { 'en-US': 'Amount' } },
    { type: 'TAX', subtype: 'IVA', amount: '21.00', entry_type: 'CREDIT', description: { 'en-US': 'Tax' } },
  ]);
});

it('a use has the address of its merchant where it is known', () => {
  const { merchant } = purchase();
  const properties = {
    merchant_id: '920011223',
    merchant_name: 'Almacén Palermo',
    mcc: '5411',
    card_type: 'VIRTUAL',
    last_digits: '4242',
    card_brand: 'CARD_NETWORK_1',
    point_type: 'POS',
    entry_mode: 'CHIP',
  };
  expect(cardContent(purchase()).properties).toEqual(properties);
  expect(cardContent(purchase({ cardType: null })).properties).not.toHaveProperty('card_type');
  const address = 'Honduras 4800';
  expect(cardContent(purchase({ merchant: { ...merchant, address } })).properties).toEqual({ ...properties, address });
});
