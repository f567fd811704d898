import type { components } from '../../generated/types/openapi';
import { formatAmount } from '../kernel/money';
import { timestamp, timestampOrNull } from '../platform/present';
import { type AffinityGroup, CARD_USES, cardCurrency, type UseLimits } from './rules/affinity-group';
import type { Batch } from './rules/batch';
import { isPinLocked } from './rules/secret-checks';
import type { Association } from './store/associations';
import type { CardRow } from './store/cards';

type Schemas = components['schemas'];

/** Shows a card in the contract's words, without anything secret. */
export function presentCard(card: CardRow): Schemas['Card'] {
  return {
    id: card.id,
    user_id: card.userId,
    affinity_group_id: card.affinityGroupId,
    affinity_group_name: card.affinityGroupName,
    card_type: card.cardType,
    product_type: card.productType,
    product_brand: card.productBrand,
    provider: card.productBrand,
    status: card.status,
    status_detail: card.statusDetail as Schemas['CardStatusReason'] | null,
    country_code: card.countryCode,
    innominate: card.innominate,
    last_four: card.lastFour,
    pin_locked: isPinLocked(card.pinFailures),
    shipment_id: card.shipmentId,
    previous_card_id: card.previousCardId,
    start_date: card.startDate,
    activated_at: timestampOrNull(card.activatedAt),
    created_at: timestamp(card.createdAt),
    updated_at: timestamp(card.updatedAt),
  };
}

/** Shows a batch in the contract's words. */
export function presentBatch(batch: Batch): Schemas['CardBatch'] {
  return {
    id: batch.id,
    affinity_group_id: batch.affinityGroupId,
    quantity: batch.quantity,
    distribution_type: batch.distributionType,
    status: batch.status,
    shipment_id: batch.shipmentId,
    created_at: timestamp(batch.createdAt),
  };
}

/** Shows an association in the contract's words. */
export function presentAssociation(association: Association): Schemas['CardAssociation'] {
  return {
    card_id: association.cardId,
    account_id: association.accountId,
    associated: association.associated,
    created_at: timestamp(association.createdAt),
    updated_at: timestamp(association.updatedAt),
  };
}

function limit(minor: string | null): string | null {
  return minor === null ? null : formatAmount(BigInt(minor));
}

function presentLimits({ perTransaction, daily, monthly }: UseLimits): Schemas['AffinityGroupLimit'] {
  return { per_transaction: limit(perTransaction), daily: limit(daily), monthly: limit(monthly) };
}

/** An affinity group in the contract's words. */
export function presentAffinityGroup(group: AffinityGroup): Schemas['AffinityGroup'] {
  const { local, international } = group.allowed;
  const limits = Object.fromEntries(CARD_USES.map((use) => [use, presentLimits(group.limits[use])]));
  return {
    id: group.id,
    name: group.name,
    status: group.status,
    country: { code: group.country },
    product_type: group.productType,
    provider: group.provider,
    card_type_supported: group.cardTypes,
    innominate: group.innominate,
    months_to_expiration: group.monthsToExpiration,
    embossing_company: group.embossingCompany,
    courier_company: group.courierCompany,
    local_purchases_allowed: local.purchases,
    local_ecommerce_allowed: local.ecommerce,
    local_withdrawal_allowed: local.withdrawal,
    local_extracash_allowed: local.extracash,
    international_purchases_allowed: international.purchases,
    international_ecommerce_allowed: international.ecommerce,
    international_withdrawal_allowed: international.withdrawal,
    international_extracash_allowed: international.extracash,
    amount_limits: { currency: cardCurrency(group.country), ...limits } as Schemas['AffinityGroupLimits'],
  };
}
