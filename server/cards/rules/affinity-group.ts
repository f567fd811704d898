import { changedAt } from '../../kernel/changed';
import { DomainError, refuseField, unknownAt } from '../../kernel/errors';
import type {
  AffinityGroup,
  AllowedUses,
  Card,
  CardNetwork,
  CardType,
  CardUse,
  ProductType,
  UseLimits,
} from '../store/tables';

export type {
  AffinityGroup,
  AllowedUses,
  CardNetwork,
  CardType,
  CardUse,
  ProductType,
  UseLimits,
} from '../store/tables';

/** The uses of a card, within the country of its group and outside it. */
export const CARD_USES = ['purchases', 'ecommerce', 'withdrawal', 'extracash'] as const satisfies readonly CardUse[];

export type AffinityGroupInput = Pick<
  AffinityGroup,
  'name' | 'country' | 'productType' | 'provider' | 'cardTypes' | 'innominate' | 'monthsToExpiration'
> &
  Partial<Pick<AffinityGroup, 'embossingCompany' | 'courierCompany'>> &
  AffinityGroupChanges;

/** The fields that can change in a group that has cards. */
export interface AffinityGroupChanges {
  status?: AffinityGroup['status'];
  allowed?: { local?: Partial<AllowedUses>; international?: Partial<AllowedUses> };
  limits?: { [K in CardUse]?: Partial<UseLimits> };
}

/** The currency cards of a country are billed in, ISO 4217. */
const CURRENCY_OF: Readonly<Record<string, string>> = { ARG: 'ARS', BRA: 'BRL', MEX: 'MXN', COL: 'COP' };

/**
 * Issuer identification numbers (ISO/IEC 7812-1) start with 9999 here: 9 stands for national use, so that no number of
 * ours is one of a real network. Network, product and country follow.
 */
const BIN_PREFIX = '9999';
const NETWORK_DIGIT: Readonly<Record<CardNetwork, string>> = { CARD_NETWORK_1: '1', CARD_NETWORK_2: '2' };
const PRODUCT_DIGIT: Readonly<Record<ProductType, string>> = { PREPAID: '1', CREDIT: '2', DEBIT: '3' };
const COUNTRY_DIGITS: Readonly<Record<string, string>> = { ARG: '01', BRA: '02', MEX: '03', COL: '04' };

/**
 * The currency of a country's cards.
 * @throws Error for a country in which no cards are issued
 */
export function cardCurrency(country: string): string {
  const currency = CURRENCY_OF[country];
  if (currency === undefined) throw new Error(`no cards are issued in ${country}`);
  return currency;
}

/** The eight digits that the numbers of such cards start with. */
export function binOf({ provider, productType, country }: Pick<AffinityGroup, 'provider' | 'productType' | 'country'>) {
  return `${BIN_PREFIX}${NETWORK_DIGIT[provider]}${PRODUCT_DIGIT[productType]}${COUNTRY_DIGITS[country] ?? '00'}`;
}

function eachUse<T>(value: (use: CardUse) => T): Record<CardUse, T> {
  return Object.fromEntries(CARD_USES.map((use) => [use, value(use)])) as Record<CardUse, T>;
}

const UNLIMITED: UseLimits = { perTransaction: null, daily: null, monthly: null };

/** A new group. Uses that are not mentioned are allowed and unlimited. */
export function newAffinityGroup(
  input: AffinityGroupInput,
  own: { id: string; clientId: string; now: number },
): AffinityGroup {
  const group: AffinityGroup = {
    id: own.id,
    clientId: own.clientId,
    name: input.name,
    status: 'ACTIVE',
    country: input.country,
    productType: input.productType,
    provider: input.provider,
    bin: binOf(input),
    cardTypes: input.cardTypes,
    innominate: input.innominate,
    monthsToExpiration: input.monthsToExpiration,
    embossingCompany: input.embossingCompany ?? null,
    courierCompany: input.courierCompany ?? null,
    allowed: { local: eachUse(() => true), international: eachUse(() => true) },
    limits: eachUse(() => UNLIMITED),
    createdAt: own.now,
    updatedAt: own.now,
  };
  return changedAffinityGroup(group, input, own.now);
}

/** The group after a change: only the given fields differ. */
export function changedAffinityGroup(group: AffinityGroup, changes: AffinityGroupChanges, now: number): AffinityGroup {
  const after = {
    ...group,
    status: changes.status ?? group.status,
    allowed: {
      local: { ...group.allowed.local, ...changes.allowed?.local },
      international: { ...group.allowed.international, ...changes.allowed?.international },
    },
    limits: eachUse((use) => ({ ...group.limits[use], ...changes.limits?.[use] })),
  };
  return changedAt(group, after, now);
}

/** @throws DomainError AFFINITY_GROUP_NOT_ACTIVE */
export function assertActiveGroup(group: AffinityGroup): void {
  if (group.status === 'ACTIVE') return;
  const detail = `the affinity group is ${group.status}`;
  throw refuseField('AFFINITY_GROUP_NOT_ACTIVE', '/affinity_group_id', 'state', detail);
}

/** The detail code of a range of card numbers that is used up. */
const NUMBERS = 'numbers';

/** The refusal of a group whose range of card numbers is used up: like an INACTIVE one, it issues no cards. */
export function numbersUsedUp(): DomainError {
  const detail = 'all card numbers of the affinity group are in use';
  return refuseField('AFFINITY_GROUP_NOT_ACTIVE', '/affinity_group_id', NUMBERS, detail);
}

/** Decides whether something failed because a range of card numbers is used up. */
export function isNumbersUsedUp(error: unknown): boolean {
  return error instanceof DomainError && error.details.some(({ code }) => code === NUMBERS);
}

function mismatch(detail: string, pointer = '/affinity_group_id'): DomainError {
  return refuseField('AFFINITY_GROUP_MISMATCH', pointer, 'mismatch', detail);
}

function assertCardType(group: AffinityGroup, cardType: CardType, pointer: string): void {
  if (group.cardTypes.includes(cardType)) return;
  const detail = `the group has ${group.cardTypes.join(' and ')} cards only`;
  throw refuseField('CARD_TYPE_NOT_SUPPORTED', pointer, 'unsupported', detail);
}

/**
 * Asserts that the group issues a card of this type with this user's name.
 * @throws DomainError AFFINITY_GROUP_NOT_ACTIVE, CARD_TYPE_NOT_SUPPORTED, AFFINITY_GROUP_MISMATCH
 */
export function assertIssuesTo(group: AffinityGroup, cardType: CardType, user: { operationCountry: string }): void {
  assertActiveGroup(group);
  assertCardType(group, cardType, '/card_type');
  if (group.innominate) throw mismatch('the group is for unnamed cards, which come in batches');
  assertCountryOfUser(group, user);
}

/**
 * Asserts that the group is for the country of the user.
 * @param pointer the field that names one of the two
 * @throws DomainError AFFINITY_GROUP_MISMATCH
 */
export function assertCountryOfUser(
  group: Pick<AffinityGroup, 'country'>,
  user: { operationCountry: string },
  pointer?: string,
): void {
  if (group.country === user.operationCountry) return;
  throw mismatch(`the group is for ${group.country} and the user for ${user.operationCountry}`, pointer);
}

/**
 * Asserts that the group issues batches.
 * @throws DomainError AFFINITY_GROUP_NOT_ACTIVE, CARD_TYPE_NOT_SUPPORTED, AFFINITY_GROUP_MISMATCH
 */
export function assertIssuesBatches(group: AffinityGroup): void {
  assertActiveGroup(group);
  assertCardType(group, 'PHYSICAL', '/affinity_group_id');
  if (!group.innominate) throw mismatch('the group is for cards with a name, which are made one by one');
}

/**
 * Requires that a card can move to the group: one that would issue it to its user, of the same product and network.
 * @param user null while an unnamed card has no user
 * @throws DomainError AFFINITY_GROUP_NOT_ACTIVE, AFFINITY_GROUP_MISMATCH
 */
export function assertTakesOver(
  group: AffinityGroup,
  card: Pick<Card, 'countryCode' | 'productType' | 'productBrand' | 'cardType' | 'innominate'>,
  user: { operationCountry: string } | null,
): void {
  assertActiveGroup(group);
  const pairs: [string, string, string][] = [
    ['country', group.country, card.countryCode],
    ['product', group.productType, card.productType],
    ['card network', group.provider, card.productBrand],
  ];
  for (const [what, ofGroup, ofCard] of pairs) {
    if (ofGroup !== ofCard) throw mismatch(`the ${what} of the group is ${ofGroup} and that of the card ${ofCard}`);
  }
  if (!group.cardTypes.includes(card.cardType))
    throw mismatch(`the group has ${group.cardTypes.join(' and ')} cards only`);
  if (group.innominate !== card.innominate)
    throw mismatch(`the group is for cards ${group.innominate ? 'without' : 'with'} a name`);
  if (user !== null) assertCountryOfUser(group, user);
}

/**
 * Requires the group that the address names.
 * @throws DomainError AFFINITY_GROUP_NOT_FOUND
 */
export function existingGroup<T>(group: T | null): T {
  if (group === null) throw new DomainError('AFFINITY_GROUP_NOT_FOUND');
  return group;
}

/**
 * Requires the group that the body names.
 * @throws DomainError AFFINITY_GROUP_NOT_FOUND
 */
export function groupOfBody<T>(group: T | null): T {
  if (group === null) throw unknownAt('AFFINITY_GROUP_NOT_FOUND', '/affinity_group_id', 'affinity group');
  return group;
}
