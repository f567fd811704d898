import type { Vault } from '../../platform/crypto/vault';
import type { QueuedRead } from '../../platform/store/reads';
import { type AffinityGroup, type CardNetwork, cardCurrency, type ProductType } from '../rules/affinity-group';
import type { CardStatus } from '../rules/card';
import { CARD_COUNTRIES } from '../rules/default-groups';
import { PAN_LOOKUP } from './card-numbers';
import type { CardType } from './tables';

/** A card as the decision about its use needs it, with its user, account and client, in one read. */
export interface CardInUse {
  id: string;
  userId: string | null;
  /** Null when the card has no user. */
  userStatus: string | null;
  status: CardStatus;
  country: string;
  expiresAt: number;
  cardType: CardType;
  productType: ProductType;
  provider: CardNetwork;
  bin: string;
  lastFour: string;
  affinityGroupId: string;
  group: Pick<AffinityGroup, 'status' | 'allowed' | 'limits'>;
  /** The account whose ledger decides, in the currency of the card; null if there is none. */
  accountId: string | null;
  accountStatus: string | null;
}

const CURRENCY = CARD_COUNTRIES.map((country) => `WHEN '${country}' THEN '${cardCurrency(country)}'`).join(' ');

const COLUMNS = {
  id: 'c.id',
  user_id: 'c.user_id',
  user_status: 'u.status',
  status: 'c.status',
  country_code: 'c.country_code',
  expires_at: 'c.expires_at',
  card_type: 'c.card_type',
  product_type: 'c.product_type',
  product_brand: 'c.product_brand',
  bin: 'c.bin',
  last_four: 'c.last_four',
  affinity_group_id: 'c.affinity_group_id',
  group_status: 'g.status',
  allowed: 'g.allowed',
  limits: 'g.limits',
  account_id: 'a.id',
  account_status: 'a.status',
} as const;

const NAMES = Object.keys(COLUMNS);
const SELECTED = Object.entries(COLUMNS).map(([name, column]) => `${column} AS ${name}`);
const SELECT = `SELECT ${SELECTED.join(', ')}
  FROM cards AS c
  JOIN affinity_groups AS g ON g.client_id = c.client_id AND g.id = c.affinity_group_id
  LEFT JOIN users AS u ON u.client_id = c.client_id AND u.id = c.user_id
  LEFT JOIN card_associations AS s ON s.client_id = c.client_id AND s.card_id = c.id AND s.associated = 1
    AND s.currency = CASE c.country_code ${CURRENCY} END
  LEFT JOIN accounts AS a ON a.client_id = c.client_id AND a.id = s.account_id`;

/** A card by its id, or by the keyed hash of its number: only that reaches the database. */
type CardKey = { id: string } | { hash: string };

/** The card that is named by its id or its number. */
export function keyOf(vault: Vault, card: { id: string } | { pan: string }): CardKey {
  return 'id' in card ? { id: card.id } : { hash: vault.lookup(card.pan, PAN_LOOKUP) };
}

/**
 * Describes the read of a card, which can run together with other reads.
 * @param clientId null for a card of any client
 */
export function queryCardInUse(key: CardKey, clientId: string | null): QueuedRead {
  const card = 'id' in key ? '?' : '(SELECT card_id FROM card_secrets WHERE pan_hash = ?)';
  const own = clientId === null ? '' : ' AND c.client_id = ?';
  const parameter = 'id' in key ? key.id : key.hash;
  const parameters = clientId === null ? [parameter] : [parameter, clientId];
  return { sql: `${SELECT} WHERE c.id = ${card}${own}`, columns: NAMES, parameters };
}

/** The card that such a read has found, or null. */
export function cardInUseIn([row]: readonly Record<string, unknown>[]): CardInUse | null {
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
    cardType: row.card_type as CardType,
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
