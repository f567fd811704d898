import { parseAmount } from '../kernel/money';
import {
  type AffinityGroup,
  type AffinityGroupChanges,
  CARD_USES,
  type CardUse,
  newAffinityGroup,
  type UseLimits,
} from './rules/affinity-group';
import { USUAL_MONTHS } from './rules/default-groups';

/** A limit of one use of cards; null is no limit. */
interface AgreedUseLimit {
  per_transaction?: string | null;
  daily?: string | null;
  monthly?: string | null;
}

/** The terms that can change in a group that has cards, in the contract's words. */
export type AgreedGroupUpdate = {
  status?: AffinityGroup['status'];
  amount_limits?: { [K in CardUse]?: AgreedUseLimit };
} & { [K in `${'local' | 'international'}_${CardUse}_allowed`]?: boolean };

/** All terms of a new affinity group, in the contract's words. */
export type AgreedGroup = AgreedGroupUpdate & {
  name: string;
  country_code: string;
  product_type: AffinityGroup['productType'];
  provider: AffinityGroup['provider'];
  card_type_supported: AffinityGroup['cardTypes'];
  innominate?: boolean;
  months_to_expiration?: number;
  embossing_company?: string | null;
  courier_company?: string | null;
};

function minor(amount: string | null | undefined): string | null | undefined {
  return typeof amount === 'string' ? String(parseAmount(amount)) : amount;
}

function limits(input: AgreedUseLimit): Partial<UseLimits> {
  const fields = {
    perTransaction: minor(input.per_transaction),
    daily: minor(input.daily),
    monthly: minor(input.monthly),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Reads what is to change in a group. */
export function agreedChanges(terms: AgreedGroupUpdate): AffinityGroupChanges {
  const allowed = (where: 'local' | 'international') =>
    Object.fromEntries(
      CARD_USES.flatMap((use) => {
        const value = terms[`${where}_${use}_allowed`];
        return value === undefined ? [] : [[use, value]];
      }),
    );
  return {
    ...(terms.status === undefined ? {} : { status: terms.status }),
    allowed: { local: allowed('local'), international: allowed('international') },
    limits: Object.fromEntries(
      CARD_USES.flatMap((use) => {
        const input = terms.amount_limits?.[use];
        return input === undefined ? [] : [[use, limits(input)]];
      }),
    ),
  };
}

/**
 * Creates a group from the agreement. Uses that it does not mention are allowed and unlimited; cards are valid for five
 * years.
 */
export function agreedGroup(terms: AgreedGroup, own: { id: string; clientId: string; now: number }): AffinityGroup {
  return newAffinityGroup(
    {
      name: terms.name,
      country: terms.country_code,
      productType: terms.product_type,
      provider: terms.provider,
      cardTypes: terms.card_type_supported,
      innominate: terms.innominate ?? false,
      monthsToExpiration: terms.months_to_expiration ?? USUAL_MONTHS,
      embossingCompany: terms.embossing_company ?? null,
      courierCompany: terms.courier_company ?? null,
      ...agreedChanges(terms),
    },
    own,
  );
}
