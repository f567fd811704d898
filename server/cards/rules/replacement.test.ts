import { card } from '../../testing/card-records';
import { assertReplaceable, isGivenUp, previousAtActivation } from './replacement';

const previous = { card: card({ id: 'old' }), replaces: [], replacedBy: null };

describe('replacing a card', () => {
  it('is fine for one of the same user', () => {
    expect(() => assertReplaceable(previous, 'u1', null)).not.toThrow();
    expect(() => assertReplaceable({ ...previous, replacedBy: 'new' }, 'u1', card({ id: 'new' }))).not.toThrow();
  });

  it.each([
    ['another user’s', () => assertReplaceable(previous, 'u2', null)],
    ['nobody’s', () => assertReplaceable({ ...previous, card: card({ userId: null }) }, 'u1', null)],
    ['replaced before', () => assertReplaceable({ ...previous, replacedBy: 'third' }, 'u1', null)],
    ['replaced by a third', () => assertReplaceable({ ...previous, replacedBy: 'third' }, 'u1', card({ id: 'new' }))],
    ['the card itself', () => assertReplaceable(previous, 'u1', card({ id: 'old' }))],
    ['to replace this one', () => assertReplaceable({ ...previous, replaces: ['new'] }, 'u1', card({ id: 'new' }))],
    [
      'to replace this one through others',
      () => assertReplaceable({ ...previous, replaces: ['older', 'new'] }, 'u1', card({ id: 'new' })),
    ],
  ])('is refused when it is %s', (_, run) => expect(run).toThrow('INVALID_PREVIOUS_CARD'));

  it.each([
    ['DISABLED', null, true],
    ['LOST', null, true],
    ['STOLEN', null, true],
    ['EXPIRED', null, true],
    ['CREATED', null, false],
    ['EMBOSSED', null, false],
    ['BLOCKED', null, false],
    ['DISABLED', 1, false],
  ] as const)('by a card that is %s and was ACTIVE first at %s is given up: %s', (status, activatedAt, wanted) => {
    expect(isGivenUp({ status, activatedAt })).toBe(wanted);
  });

  it('at activation follows what the card was made for, or what is said then', () => {
    expect(previousAtActivation(card(), null)).toBeNull();
    expect(previousAtActivation(card(), 'old')).toBe('old');
    expect(previousAtActivation(card({ previousCardId: 'old' }), null)).toBe('old');
    expect(previousAtActivation(card({ previousCardId: 'old' }), 'old')).toBe('old');
    expect(() => previousAtActivation(card({ previousCardId: 'old' }), 'other')).toThrow('INVALID_PREVIOUS_CARD');
  });
});
