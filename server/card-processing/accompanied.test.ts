import { UniqueViolation } from '../platform/store/db';
import { cardUses } from './accompanied';
import { type HeardMessage, ReversalCameFirst } from './heard-message';
import { purchase } from './rules/testing';

const heard = (reference: string, reversalsKnown = false): HeardMessage => ({
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

const itemsOf = (...messages: HeardMessage[]) =>
  messages.map((one) => ({ draft: purchase({ id: one.message.transactionId }), heard: one }));
const there = (reference: string) => ({ network: 'one', reference, kind: 'AUTHORIZATION' });

it('refuses messages that are there already, each by itself', () => {
  const items = itemsOf(heard('known'), heard('new'));
  const [known, fresh] = cardUses.refusals(items, [[], [there('known'), { ...there('new'), kind: 'REFUND' }], []]);
  expect(known).toMatchObject({ name: UniqueViolation.name, constraint: 'card_messages_pkey' });
  expect(fresh).toBeNull();
});

it('refuses the second one of the same batch', () => {
  const refusals = cardUses.refusals(itemsOf(heard('twice'), heard('once'), heard('twice')), [[], [], []]);
  expect(refusals.map((refusal) => refusal?.name ?? null)).toEqual([null, null, UniqueViolation.name]);
});

it('has those decided anew that were taken back before, unless that is known', () => {
  const reversals = ['unaware', 'aware'].map((reference) => ({ network: 'one', reference }));
  const items = itemsOf(heard('unaware'), heard('aware', true), heard('other'));
  const refusals = cardUses.refusals(items, [[], [], reversals]);
  expect(refusals.map((refusal) => refusal?.name ?? null)).toEqual([ReversalCameFirst.name, null, null]);
});
