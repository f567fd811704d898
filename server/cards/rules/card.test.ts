import { lifecycles } from '../../../generated/lifecycles';
import { isCausedBy } from '../../kernel/lifecycle';
import { MINUTE } from '../../kernel/time';
import { card, group, NOW, person } from '../../testing/card-records';
import { refusalCode, refusalOf } from '../../testing/refusal';
import {
  activated,
  assertShippingAddressOpen,
  type CardStatus,
  cardMachine,
  cardOfBody,
  EXPIRING_STATES,
  embossed,
  existingCard,
  expired,
  namedCard,
  replaced,
  reported,
  unnamedCard,
  withCardStatus,
} from './card';

const LATER = NOW + MINUTE;
const STATES = Object.keys(lifecycles.card.states) as CardStatus[];

describe('a new card', () => {
  const own = { id: 'k1', now: NOW, previousCardId: null };

  it('is ACTIVE when it is virtual', () => {
    const made = namedCard(group(), person(), { ...own, cardType: 'VIRTUAL', shipmentId: null });
    expect(made).toMatchObject({
      status: 'ACTIVE',
      activatedAt: NOW,
      userId: 'u1',
      nameOnCard: 'ANA SUAREZ',
      innominate: false,
      startDate: '2026-01-15',
      expiresAt: Date.UTC(2031, 1, 1),
      bin: '99991101',
      shipmentId: null,
    });
  });

  it('is CREATED when it is physical', () => {
    const made = namedCard(group(), person(), { ...own, cardType: 'PHYSICAL', shipmentId: 's1' });
    expect(made).toMatchObject({ status: 'CREATED', activatedAt: null, shipmentId: 's1' });
  });

  it('of a batch has neither name nor user', () => {
    const batch = { id: 'b1', shipmentId: 's9' };
    expect(unnamedCard(group({ innominate: true }), batch, { id: 'k9', now: NOW, slot: 7 })).toMatchObject({
      status: 'CREATED',
      userId: null,
      nameOnCard: null,
      innominate: true,
      batchId: 'b1',
      batchSlot: 7,
      shipmentId: 's9',
    });
  });
});

describe('a status that the client sets', () => {
  const ALLOWED: Record<string, string[]> = {
    BLOCKED: ['CLIENT_INTERNAL_REASON', 'USER_INTERNAL_REASON'],
    DISABLED: ['CLIENT_INTERNAL_REASON', 'USER_INTERNAL_REASON', 'FRAUDULENT', 'LOST', 'STOLEN', 'BROKEN', 'UPGRADE'],
  };
  const REASONS = [...(ALLOWED.DISABLED as string[]), 'SERVICE_INTERNAL_REASON', 'PROVIDER_INTERNAL_REASON'];

  it.each(STATES)('works from %s', (from) => {
    const active = withCardStatus(card({ status: from, statusDetail: 'LOST' }), { status: 'ACTIVE' }, LATER);
    expect(active).toMatchObject({ status: 'ACTIVE', statusDetail: null, activatedAt: LATER, updatedAt: LATER });
    for (const [status, reasons] of Object.entries(ALLOWED)) {
      for (const reason of REASONS) {
        const run = () => withCardStatus(card({ status: from }), { status, status_reason: reason }, LATER);
        if (reasons.includes(reason)) expect(run()).toMatchObject({ status, statusDetail: reason });
        else expect(refusalCode(run)).toBe('INVALID_CARD_STATUS_REASON');
      }
    }
  });

  it.each(['BLOCKED', 'DISABLED'])('%s needs a reason', (status) =>
    expect(refusalCode(() => withCardStatus(card(), { status }, LATER))).toBe('INVALID_CARD_STATUS_REASON'),
  );

  it('ACTIVE needs none, keeps none that is sent, and keeps the moment of the first activation', () => {
    const blocked = card({ status: 'BLOCKED', statusDetail: 'LOST' });
    const next = withCardStatus(blocked, { status: 'ACTIVE', status_reason: 'LOST' }, LATER);
    expect(next).toMatchObject({ status: 'ACTIVE', statusDetail: null });
    expect(withCardStatus(card({ activatedAt: NOW }), { status: 'ACTIVE' }, LATER).activatedAt).toBe(NOW);
  });
});

describe('activation', () => {
  it('makes an EMBOSSED card ACTIVE and an unnamed one the user’s', () => {
    const unnamed = card({ status: 'EMBOSSED', innominate: true, userId: null });
    expect(activated(unnamed, 'u7', 'k0', LATER)).toMatchObject({
      status: 'ACTIVE',
      statusDetail: null,
      userId: 'u7',
      previousCardId: 'k0',
      activatedAt: LATER,
    });
    expect(activated(card({ status: 'EMBOSSED' }), 'u1', null, LATER).userId).toBe('u1');
  });

  const refused = (changes: Parameters<typeof card>[0]) => refusalOf(() => activated(card(changes), 'u1', null, LATER));
  const notEmbossed = (detail: string) => ({
    code: 'CARD_NOT_EMBOSSED',
    details: [{ code: 'state', detail, location: 'body', pointer: '/pan' }],
  });

  it.each(STATES.filter((state) => state !== 'EMBOSSED'))('is refused from %s', (status) =>
    expect(refused({ status })).toMatchObject(notEmbossed(`the card is ${status}`)),
  );

  it.each(['ACTIVE', 'EMBOSSED'] as const)('is none of a virtual card, even one that is %s', (status) =>
    expect(refused({ cardType: 'VIRTUAL', status })).toMatchObject(notEmbossed('the card is virtual')),
  );

  it.each([
    ['another user’s', card({ userId: 'u2', status: 'EMBOSSED' })],
    ['another user’s unnamed', card({ userId: 'u2', innominate: true, status: 'EMBOSSED' })],
  ])('does not find a card that is %s', (_, found) =>
    expect(refusalCode(() => activated(found, 'u1', null, LATER))).toBe('CARD_NOT_FOUND'),
  );
});

describe('what comes from outside', () => {
  const steps = {
    'card-embossed': ['EMBOSSED', (found: ReturnType<typeof card>) => embossed(found, LATER)],
    'card-expired': ['EXPIRED', (found: ReturnType<typeof card>) => expired(found, LATER)],
    'card-lost': ['LOST', (found: ReturnType<typeof card>) => reported(found, 'LOST', LATER)],
    'card-stolen': ['STOLEN', (found: ReturnType<typeof card>) => reported(found, 'STOLEN', LATER)],
  } as const;

  it.each(Object.keys(steps) as (keyof typeof steps)[])('%s is possible exactly where the lifecycle says', (name) => {
    const [to, run] = steps[name];
    const from = cardMachine.transitions.find((one) => isCausedBy(one, name))?.from ?? [];
    expect(from.length).toBeGreaterThan(0);
    for (const status of STATES) {
      if (from.includes(status)) expect(run(card({ status })).status).toBe(to);
      else expect(refusalCode(() => run(card({ status })))).toBe('ILLEGAL_STEP');
    }
  });

  it('keeps why a card is lost or stolen', () => {
    expect(reported(card({ status: 'ACTIVE' }), 'LOST', LATER).statusDetail).toBe('LOST');
    expect(reported(card({ status: 'BLOCKED' }), 'STOLEN', LATER).statusDetail).toBe('STOLEN');
  });

  it('lets cards expire that could be used, or could become so', () =>
    expect(EXPIRING_STATES).toEqual(['CREATED', 'EMBOSSED', 'ACTIVE', 'BLOCKED']));
});

describe('a card that was replaced', () => {
  it.each(STATES.filter((state) => state !== 'DISABLED'))('is DISABLED from %s', (status) =>
    expect(replaced(card({ status }), LATER)).toMatchObject({ status: 'DISABLED', statusDetail: 'UPGRADE' }),
  );

  it('keeps the reason why it was DISABLED before', () => {
    const lost = card({ status: 'DISABLED', statusDetail: 'LOST' });
    expect(replaced(lost, LATER)).toEqual(lost);
  });
});

describe('the shipping address', () => {
  it('is open while the card is physical, named and CREATED', () =>
    expect(refusalCode(() => assertShippingAddressOpen(card()))).toBeNull());

  it.each([
    card({ cardType: 'VIRTUAL' }),
    card({ innominate: true }),
    ...STATES.filter((state) => state !== 'CREATED').map((status) => card({ status })),
  ])('is not open otherwise', (found) =>
    expect(refusalCode(() => assertShippingAddressOpen(found))).toBe('SHIPPING_ADDRESS_NOT_UPDATABLE'),
  );
});

it('a card that is not there is not found', () => {
  expect(refusalCode(() => existingCard(null))).toBe('CARD_NOT_FOUND');
  expect(refusalCode(() => cardOfBody(null, '/pan'))).toBe('CARD_NOT_FOUND');
});
