import { addressOf, channelOf } from './kinds';

const addresses = {
  transactions: 'https://client.example/cards/',
  shipping_updates: 'https://client.example/shipping/updates',
  activities: 'https://client.example/hooks?source=a',
  identity_sessions: null,
};
const adjustment = (type: string) => ({ transaction: { type } });

describe('where an event goes', () => {
  it('is the address that the client gave for it, as it stands', () => {
    expect(addressOf(addresses, 'ACTIVITY_UPDATED', {})).toBe('https://client.example/hooks?source=a');
    expect(addressOf(addresses, 'SHIPMENT_UPDATED', {})).toBe('https://client.example/shipping/updates');
    expect(addressOf(addresses, 'IDENTITY_SESSION_COMPLETED', {})).toBeNull();
    expect(addressOf({ ...addresses, transactions: null }, 'CARD_ADJUSTMENT', adjustment('REFUND'))).toBeNull();
  });

  it.each([
    ['PURCHASE', 'debit'],
    ['WITHDRAWAL', 'debit'],
    ['EXTRACASH', 'debit'],
    ['REVERSAL_REFUND', 'debit'],
    ['REVERSAL_PAYMENT', 'debit'],
    ['REFUND', 'credit'],
    ['PAYMENT', 'credit'],
    ['REVERSAL_PURCHASE', 'credit'],
    ['REVERSAL_WITHDRAWAL', 'credit'],
    ['REVERSAL_EXTRACASH', 'credit'],
  ])('is, for the adjustment %s, the path that says %s', (type, path) => {
    const wanted = `https://client.example/cards/transactions/adjustments/${path}`;
    expect(addressOf(addresses, 'CARD_ADJUSTMENT', adjustment(type))).toBe(wanted);
  });

  it.each(['', '/', '//'])('is the same for requests for a decision, whatever ends the address: %j', (ending) => {
    const given = { ...addresses, transactions: `https://client.example/cards${ending}` };
    const wanted = 'https://client.example/cards/transactions/authorizations';
    expect(addressOf(given, 'CARD_AUTHORIZATION', {})).toBe(wanted);
  });

  it('is known for every kind only', () => expect(() => channelOf('WEATHER')).toThrow('WEATHER'));
});
