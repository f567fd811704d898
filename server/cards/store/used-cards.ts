import type { Vault } from '../../platform/crypto/vault';
import type { Reader } from '../../platform/store/db';
import { prepared } from '../../platform/store/prepared';
import { rowsOf } from '../../platform/store/rows-of';
import { type AffinityGroup, type CardNetwork, cardCurrency, type ProductType } from '../rules/affinity-group';
import type { CardStatus } from '../rules/card';
import { CARD_COUNTRIES } from '../rules/default-groups';
import { PAN_LOOKUP } from './cards-secrets';

/** A card as the decision on its use sees it, with whom and what it belongs to: one read for all of it. */
export interface CardInUse {
  id: string;
  userId: string | null;
  /** Null when the card has no user. */
  userStatus: string | null;
  status: CardStatus;
  country: string;
  expiresAt: number;
  productType: ProductType;
  provider: CardNetwork;
  bin: string;
  lastFour: string;
  affinityGroupId: string;
  group: Pick<AffinityGroup, 'status' | 'allowed' | 'limits'>;
  /** The account whose ledger decides, in the currency of the card; null where there is none. */
  accountId: string | null;
  accountStatus: string | null;
}

const CURRENCY = CARD_COUNTRIES.map((country) => `WHEN '${country}' THEN '${cardCurrency(country)}'`).join(' ');

const SELECT = `SELECT c.id, c.user_id, u.status AS user_status, c.status, c.country_code, c.expires_at, c.product_type,
    c.product_brand, c.bin, c.last_four, c.affinity_group_id, g.status AS group_status, g.allowed, g.limits,
    a.id AS account_id, a.status AS account_status
  FROM cards AS c
  JOIN affinity_groups AS g ON g.id = c.affinity_group_id
  LEFT JOIN users AS u ON u.id = c.user_id
  LEFT JOIN card_associations AS s ON s.card_id = c.id AND s.associated = 1
    AND s.currency = CASE c.country_code ${CURRENCY} END
  LEFT JOIN accounts AS a ON a.id = s.account_id`;

const BY_ID = `${SELECT} WHERE c.id = ? AND c.client_id = ?`;
const BY_PAN = `${SELECT} WHERE c.id = (SELECT card_id FROM card_secrets WHERE pan_hash = ?) AND c.client_id = ?`;

/**
 * The client's card that is used, or null.
 * @param card its id, or its number: only the number's keyed hash reaches the database
 */
export async function findCardInUse(
  reader: Reader,
  vault: Vault,
  clientId: string,
  card: { id: string } | { pan: string },
): Promise<CardInUse | null> {
  const answer =
    'id' in card
      ? await prepared(reader, BY_ID, [card.id, clientId])
      : await prepared(reader, BY_PAN, [vault.lookup(card.pan, PAN_LOOKUP), clientId]);
  const [row] = rowsOf(answer);
  return row === undefined ? null : read(row);
}

function read(row: Record<string, unknown>): CardInUse {
  return {
    id: row.id as string,
    userId: row.user_id as string | null,
    userStatus: row.user_status as string | null,
    status: row.status as CardStatus,
    country: row.country_code as string,
    expiresAt: Number(row.expires_at),
    productType: row.product_type as ProductType,
    provider: row.product_brand as CardNetwork,
    bin: row.bin as string,
    lastFour: row.last_four as string,
    affinityGroupId: row.affinity_group_id as string,
    group: {
      status: row.group_status as AffinityGroup['status'],
      allowed: JSON.parse(row.allowed as string),
      limits: JSON.parse(row.limits as string),
    },
    accountId: row.account_id as string | null,
    accountStatus: row.account_status as string | null,
  };
}
