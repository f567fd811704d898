import fc from 'fast-check';
import { ADDRESS } from '../../world/entities/cards';
import { becomeActive, NEW, replace, whyNotReplaced } from '../card-life';
import { groupOf } from '../group';
import { refusalOf } from '../lifecycles';
import { type Card, type Model, pick, pickNewest, type User } from '../model';
import { same } from '../session';
import { kind, reference } from './step';

const argentines = ({ users }: Model): User[] => users.filter(({ country }) => country === 'ARG');

const MOST_CARDS = 6;

/** A card, counted from the first or from the latest one. */
const cardAt = ({ cards }: Model, at: number, latest: boolean): Card | undefined =>
  latest ? pickNewest(cards, at) : pick(cards, at);

export const createCard = kind<{ user: number; physical: boolean; replaces: number | null; latest: boolean }>({
  weight: 5,
  fields: {
    ...{ user: reference(), physical: fc.boolean(), latest: fc.boolean() },
    replaces: fc.option(reference(), { nil: null, freq: 2 }),
  },
  possible: (model, { replaces }) =>
    argentines(model).length > 0 && model.cards.length < MOST_CARDS && (replaces === null || model.cards.length > 0),
  run: async (model, session, { physical, replaces, latest, ...step }) => {
    const user = pick(argentines(model), step.user) as User;
    const previous = replaces === null ? null : (cardAt(model, replaces, latest) as Card);
    const body = {
      ...{ user_id: user.id, affinity_group_id: await groupOf(session), card_type: physical ? 'PHYSICAL' : 'VIRTUAL' },
      ...(physical && { address: ADDRESS }),
      ...(previous !== null && { previous_card_id: previous.id }),
    };
    const replacing = previous === null ? null : whyNotReplaced(model, previous, user, null);
    const refusal = user.blocked ? 'USER_NOT_ACTIVE' : replacing;
    const { data } = await session.expect('createCard', { body }, refusal);
    if (refusal !== null) return;
    const card: Card = { ...NEW, id: data.id, user, physical, batch: null };
    if (previous !== null) replace(model, previous, card);
    model.cards.push(card);
    if (physical) model.shipments.push({ id: data.shipment_id, status: 'CREATED', detail: 'CREATED', notified: 0 });
    if (!physical) becomeActive(model, card);
    same('the status of a new card', data.status, card.status);
  },
});

const REASONS = {
  ACTIVE: {},
  BLOCKED: { status_reason: 'USER_INTERNAL_REASON' },
  DISABLED: { status_reason: 'BROKEN' },
};
type Settable = keyof typeof REASONS;

export const setCard = kind<{ card: number; latest: boolean; status: Settable }>({
  weight: 5,
  fields: {
    ...{ card: reference(), latest: fc.boolean() },
    status: fc.constantFrom<Settable>('ACTIVE', 'ACTIVE', 'BLOCKED', 'DISABLED'),
  },
  possible: ({ cards }) => cards.length > 0,
  run: async (model, session, step) => {
    const card = cardAt(model, step.card, step.latest) as Card;
    const refusal = refusalOf('card', card.status, 'updateCard', step.status);
    const body = { status: step.status, ...REASONS[step.status] };
    const { data } = await session.expect('updateCard', { path: { id: card.id }, body }, refusal);
    if (refusal !== null) return;
    if (step.status === 'ACTIVE' && card.status !== 'ACTIVE') becomeActive(model, card);
    else card.status = step.status;
    same('the status of a card', data.status, card.status);
  },
});

const REPORTS = {
  embossCard: ['card-embossed', 'EMBOSSED'],
  expireCard: ['card-expired', 'EXPIRED'],
  reportCardLost: ['card-lost', 'LOST'],
  reportCardStolen: ['card-stolen', 'STOLEN'],
} as const;
type Report = keyof typeof REPORTS;

/** A report of the simulated world about a card. */
export const reportCard = kind<{ card: number; latest: boolean; report: Report }>({
  weight: 4,
  fields: {
    ...{ card: reference(), latest: fc.boolean() },
    report: fc.constantFrom<Report>('embossCard', 'embossCard', 'expireCard', 'reportCardLost', 'reportCardStolen'),
  },
  // An embosser makes only plastic cards.
  possible: (model, { card, latest, report }) =>
    (report !== 'embossCard' || cardAt(model, card, latest)?.physical === true) && model.cards.length > 0,
  run: async (model, session, step) => {
    const card = cardAt(model, step.card, step.latest) as Card;
    const [cause, to] = REPORTS[step.report];
    const refusal = refusalOf('card', card.status, cause, to);
    const { data } = await session.expect(step.report, { path: { card_id: card.id } }, refusal);
    if (refusal !== null) return;
    same('the steps of a card', [data.previous_status, data.status], [card.status, to]);
    card.status = to;
  },
});

/** A user activates a card, and may name the one that it replaces. */
export const activate = kind<{ card: number; latest: boolean; user: number; replaces: number | null }>({
  weight: 5,
  fields: {
    ...{ card: reference(), latest: fc.boolean(), user: reference() },
    replaces: fc.option(reference(), { nil: null, freq: 2 }),
  },
  possible: (model, step) => {
    const card = cardAt(model, step.card, step.latest);
    return card?.physical === true && card.status !== 'CREATED' && argentines(model).length > 0;
  },
  run: async (model, session, step) => {
    const card = cardAt(model, step.card, step.latest) as Card;
    const user = pick(argentines(model), step.user) as User;
    const named = step.replaces === null ? null : (pick(model.cards, step.replaces) as Card);
    const { data: plastic } = await session.must('readPlastic', { path: { card_id: card.id } });
    const naming = named === null ? {} : { previous_card_id: named.id };
    const body = { user_id: user.id, pan: plastic.pan, pin: '1793', ...naming };
    const refusal = whyNotActivated(model, { card, user, named });
    const { data } = await session.expect('activateCard', { body }, refusal);
    if (refusal !== null) return;
    card.user = user;
    if (named !== null) replace(model, named, card);
    becomeActive(model, card);
    same('an activated card', [data.status, data.user_id], ['ACTIVE', user.id]);
  },
});

/** The first rule that an activation breaks, or null. */
function whyNotActivated(model: Model, { card, user, named }: { card: Card; user: User; named: Card | null }) {
  if (user.blocked) return 'USER_NOT_ACTIVE';
  if (card.user !== user && card.user !== null) return 'CARD_NOT_FOUND';
  if (named !== null && card.previous !== null && named !== card.previous) return 'INVALID_PREVIOUS_CARD';
  const previous = named ?? card.previous;
  const illegal = refusalOf('card', card.status, 'activateCard', 'ACTIVE');
  return illegal ?? (previous === null ? null : whyNotReplaced(model, previous, user, card));
}
