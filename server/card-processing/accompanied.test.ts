import { UniqueViolation } from '../platform/store/db';
import { purchase } from '../testing/card-transaction-records';
import { cardUses } from './accompanied';
import { type ReceivedMessage, ReversalCameFirst } from './received-message';

const received = (reference: string, reversalsKnown = false): ReceivedMessage => ({
  message: {
    network: 'one',
    reference,
    kind: 'AUTHORIZATION',
    fingerprint: null,
    clientId: 'client',
    transactionId: reference,
    createdAt: 0,
  },
  reversalsKnown,
});

const itemsOf = (...messages: ReceivedMessage[]) =>
  messages.map((one) => ({ draft: purchase({ id: one.message.transactionId }), received: one }));
const there = (reference: string) => ({ network: 'one', reference, kind: 'AUTHORIZATION' });

it('refuses messages that are there already, each by itself', () => {
  const items = itemsOf(received('known'), received('new'));
  const [known, fresh] = cardUses.refusals(items, [[], [there('known'), { ...there('new'), kind: 'REFUND' }], []]);
  expect(known).toMatchObject({ name: UniqueViolation.name, constraint: 'card_messages_pkey' });
  expect(fresh).toBeNull();
});

it('refuses the second one of the same batch', () => {
  const refusals = cardUses.refusals(itemsOf(received('twice'), received('once'), received('twice')), [[], [], []]);
  expect(refusals.map((refusal) => refusal?.name ?? null)).toEqual([null, null, UniqueViolation.name]);
});

it('has those decided anew that were taken back before, unless that is known', () => {
  const reversals = ['unaware', 'aware'].map((reference) => ({ network: 'one', reference }));
  const items = itemsOf(received('unaware'), received('aware', true), received('other'));
  const refusals = cardUses.refusals(items, [[], [], reversals]);
  expect(refusals.map((refusal) => refusal?.name ?? null)).toEqual([ReversalCameFirst.name, null, null]);
});
