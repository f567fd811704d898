import fc from 'fast-check';
import { ADDRESS } from '../../world/entities/cards';
import { refusalOf } from '../lifecycles';
import { type Account, type Card, type Model, pick, type User } from '../model';
import { type Session, same } from '../session';
import { kind, reference } from './step';

/** Ties a card that is ACTIVE to its user's oldest ACTIVE account, unless it has one. */
function tie(model: Model, card: Card): void {
  const mayHave = ({ user, status }: Account) => user === card.user && status === 'ACTIVE';
  if (card.status === 'ACTIVE') card.account ??= model.accounts.find(mayHave) ?? null;
}

/** A card that becomes ACTIVE for the first time replaces another one. */
function becomeActive(model: Model, card: Card): void {
  card.status = 'ACTIVE';
  if (!card.wasActive && card.previous !== null && card.previous.status !== 'DISABLED')
    card.previous.status = 'DISABLED';
  card.wasActive = true;
  tie(model, card);
}

const groups = new WeakMap<Session, string>();

/** The affinity group of the sequence's cards. */
async function groupOf(session: Session): Promise<string> {
  const known = groups.get(session);
  if (known !== undefined) return known;
  const body = {
    ...{ name: 'Prepaid Argentina', country_code: 'ARG', product_type: 'PREPAID', provider: 'CARD_NETWORK_1' },
    card_type_supported: ['VIRTUAL', 'PHYSICAL'],
  };
  const { data } = await session.must('createAffinityGroup', { body });
  groups.set(session, data.id);
  return data.id;
}

const argentines = ({ users }: Model): User[] => users.filter(({ country }) => country === 'ARG');

/** Cards that no other card replaces. */
const replaceable = ({ cards }: Model, user: User | undefined): Card[] =>
  cards.filter((card) => card.user === user && !cards.some(({ previous }) => previous === card));

export const createCard = kind<{ user: number; physical: boolean; replaces: number | null }>({
  weight: 4,
  fields: { user: reference(), physical: fc.boolean(), replaces: fc.option(reference(), { nil: null, freq: 2 }) },
  possible: (model, { user, replaces }) =>
    argentines(model).length > 0 &&
    model.cards.length < 4 &&
    (replaces === null || replaceable(model, pick(argentines(model), user)).length > 0),
  run: async (model, session, { physical, replaces, ...step }) => {
    const user = pick(argentines(model), step.user) as User;
    const previous = replaces === null ? null : (pick(replaceable(model, user), replaces) as Card);
    const body = {
      ...{ user_id: user.id, affinity_group_id: await groupOf(session), card_type: physical ? 'PHYSICAL' : 'VIRTUAL' },
      ...(physical && { address: ADDRESS }),
      ...(previous !== null && { previous_card_id: previous.id }),
    };
    const { data } = await session.expect('createCard', { body }, user.blocked ? 'USER_NOT_ACTIVE' : null);
    if (user.blocked) return;
    const card: Card = { id: data.id, user, physical, status: 'CREATED', account: null, previous, wasActive: false };
    model.cards.push(card);
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

export const setCard = kind<{ card: number; status: Settable }>({
  weight: 5,
  fields: { card: reference(), status: fc.constantFrom<Settable>('ACTIVE', 'ACTIVE', 'BLOCKED', 'DISABLED') },
  possible: ({ cards }) => cards.length > 0,
  run: async (model, session, step) => {
    const card = pick(model.cards, step.card) as Card;
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
export const reportCard = kind<{ card: number; report: Report }>({
  weight: 4,
  fields: {
    card: reference(),
    report: fc.constantFrom<Report>('embossCard', 'embossCard', 'expireCard', 'reportCardLost', 'reportCardStolen'),
  },
  // An embosser makes only plastic cards.
  possible: ({ cards }, { card, report }) =>
    (report !== 'embossCard' || pick(cards, card)?.physical === true) && cards.length > 0,
  run: async (model, session, step) => {
    const card = pick(model.cards, step.card) as Card;
    const [cause, to] = REPORTS[step.report];
    const refusal = refusalOf('card', card.status, cause, to);
    const { data } = await session.expect(step.report, { path: { card_id: card.id } }, refusal);
    if (refusal !== null) return;
    same('the steps of a card', [data.previous_status, data.status], [card.status, to]);
    card.status = to;
  },
});

export const activate = kind<{ card: number }>({
  weight: 3,
  fields: { card: reference() },
  possible: ({ cards }, step) => {
    const card = pick(cards, step.card);
    return card?.physical === true && card.status !== 'CREATED';
  },
  run: async (model, session, step) => {
    const card = pick(model.cards, step.card) as Card;
    const { data: plastic } = await session.must('readPlastic', { path: { card_id: card.id } });
    const refusal = card.user.blocked ? 'USER_NOT_ACTIVE' : refusalOf('card', card.status, 'activateCard', 'ACTIVE');
    const previous = card.previous === null ? {} : { previous_card_id: card.previous.id };
    const body = { user_id: card.user.id, pan: plastic.pan, pin: '1793', ...previous };
    const { data } = await session.expect('activateCard', { body }, refusal);
    if (refusal !== null) return;
    becomeActive(model, card);
    same('the status of an activated card', data.status, 'ACTIVE');
  },
});
