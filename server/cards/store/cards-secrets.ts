import { randomInt } from 'node:crypto';
import type { Vault } from '../../platform/crypto/vault';
import { bulkInsert, bulkRows } from '../../platform/store/bulk';
import type { Db, Reader, Tx } from '../../platform/store/db';
import { takenIdentifiers } from '../../platform/store/distribution/identifiers';
import { prepared } from '../../platform/store/prepared';
import { rowsOf } from '../../platform/store/rows-of';
import { sqlFor, tenantKey, tenantOf } from '../../platform/store/sql';
import type { Card } from '../rules/card';
import { newCvv, newPan } from '../rules/pan';
import {
  CVV_ATTEMPTS,
  cvvFailuresAt,
  isCounted,
  isPinLocked,
  type SecretCheck,
  withCounted,
} from '../rules/secret-checks';
import { expirationDate } from '../rules/validity';
import { PAN_CONSTRAINT, PAN_LOOKUP } from './card-numbers';
import { type CardSecrets, cardSecrets } from './tables';

export type { SecretCheck } from '../rules/secret-checks';
export type { CardSecrets } from './tables';

import type { OfClient } from '../../kernel/client';
import { areSameBytes } from '../../platform/crypto/same-bytes';

/** Secrets on their way into the store, with what of the number is not a secret. */
export interface DrawnSecrets extends CardSecrets {
  lastFour: string;
}

/** The data of a card that can be read in the clear. */
interface OpenedCard {
  pan?: string;
  cvv?: string;
  /** Null when the card has no PIN. */
  pin?: string | null;
  /** Null on an unnamed card. */
  name?: string | null;
  /** MM/YY. */
  expiration?: string;
}

export type CardField = keyof OpenedCard;

/** Names where in the vault a secret of a card belongs: moved to another card it does not open. */
export function secretPlace(field: 'pan' | 'cvv' | 'pin', cardId: string): string {
  return cardSecrets.place(`${field}Sealed`, cardId);
}

/**
 * Seals a number and a new security code of a card.
 * @param pan by default a random one of its range
 */
export function newSecrets(
  vault: Vault,
  { id, clientId, bin }: Pick<Card, 'id' | 'clientId' | 'bin'>,
  pan = newPan(bin, randomInt),
): DrawnSecrets {
  return {
    cardId: id,
    panHash: vault.lookup(pan, PAN_LOOKUP),
    panSealed: vault.seal(pan, secretPlace('pan', id)),
    cvvSealed: vault.seal(newCvv(randomInt), secretPlace('cvv', id)),
    pinSealed: null,
    pinFailures: 0,
    cvvFailures: 0,
    cvvFailedAt: null,
    pinCounted: null,
    cvvCounted: null,
    clientId,
    lastFour: pan.slice(-4),
  };
}

/** Skips cards whose number is already in use, and does not return them. */
const freeOf = (key: string) => `ON CONFLICT (${key}) DO NOTHING RETURNING card_id`;
const INSERT_FREE = bulkInsert(cardSecrets, {
  sqlite: freeOf('pan_hash'),
  postgres: freeOf('pan_hash'),
  distributed: freeOf(tenantKey(['pan_hash']).join(', ')),
});

/**
 * Stores what was drawn.
 * @returns the ids of the cards whose number another card has; for these nothing is stored
 */
export async function insertSecrets(tx: Tx, drafts: readonly DrawnSecrets[]): Promise<string[]> {
  const free = await withFreeNumbers(tx, drafts);
  if (free.length === 0) return drafts.map(({ cardId }) => cardId);
  const stored = rowsOf(await prepared(tx, sqlFor(tx, INSERT_FREE), [bulkRows(cardSecrets, free)]));
  const ids = new Set(stored.map(({ card_id: id }) => id as string));
  return drafts.flatMap(({ cardId }) => (ids.has(cardId) ? [] : [cardId]));
}

/** Skips cards whose number a card of any client has, where no constraint of the database ensures this. */
async function withFreeNumbers(tx: Tx, drafts: readonly DrawnSecrets[]): Promise<readonly DrawnSecrets[]> {
  const taken = new Set<string>();
  for (const draft of tx.isDistributed ? drafts : []) {
    const number = { constraint: PAN_CONSTRAINT, value: draft.panHash };
    if ((await takenIdentifiers(tx, draft.clientId as string, [number])).length > 0) taken.add(draft.cardId);
  }
  return drafts.filter(({ cardId }) => !taken.has(cardId));
}

/** The sealed secrets of a card. */
export async function findSecrets(reader: Reader, card: OfClient): Promise<CardSecrets> {
  return readSecrets(card, await secretsOf(reader, card).first(reader.knex.raw(cardSecrets.select())));
}

async function lockSecrets(tx: Tx, card: OfClient): Promise<CardSecrets> {
  return readSecrets(card, await secretsOf(tx, card).forNoKeyUpdate().first(tx.knex.raw(cardSecrets.select())));
}

function secretsOf(reader: Reader, { id, clientId }: OfClient) {
  return reader.knex('card_secrets').where({ card_id: id, ...tenantOf(reader, clientId) });
}

function readSecrets({ id: cardId }: OfClient, row: Record<string, unknown> | undefined): CardSecrets {
  if (row === undefined) throw new Error(`the card ${cardId} has no secrets`);
  return cardSecrets.read(row);
}

/** Changes the stored secrets of a card. Lock them first if the change depends on their current values. */
function changeSecrets(tx: Tx, card: OfClient, changes: Partial<CardSecrets>): PromiseLike<unknown> {
  return secretsOf(tx, card).update(cardSecrets.writeChanges(changes));
}

/**
 * Reads secret fields of a card in plain text. Use the result only for the current answer: never store or log it.
 * @param fields which; only these are unsealed
 * @throws VaultError if the encrypted value was changed, belongs to another card, or its key is missing
 */
export function openCard(
  vault: Vault,
  row: { card: Pick<Card, 'id' | 'nameOnCard' | 'expiresAt'>; secrets: CardSecrets },
  fields: readonly CardField[],
): OpenedCard {
  const { card, secrets } = row;
  const readers: { [F in CardField]: () => OpenedCard[F] } = {
    pan: () => vault.open(secrets.panSealed, secretPlace('pan', card.id)),
    cvv: () => vault.open(secrets.cvvSealed, secretPlace('cvv', card.id)),
    pin: () => (secrets.pinSealed === null ? null : vault.open(secrets.pinSealed, secretPlace('pin', card.id))),
    name: () => card.nameOnCard,
    expiration: () => expirationDate(card.expiresAt),
  };
  return Object.fromEntries(fields.map((field) => [field, readers[field]()])) as OpenedCard;
}

/** The present PIN of a card, or null; the card's secrets stay as they are until the transaction ends. */
export async function lockPin(tx: Tx, vault: Vault, card: OfClient): Promise<string | null> {
  const { pinSealed } = await lockSecrets(tx, card);
  return pinSealed === null ? null : vault.open(pinSealed, secretPlace('pin', card.id));
}

/** Gives a card a PIN, which also unlocks one that was guessed at too often. Check it with `assertPin` first. */
export async function setPin(tx: Tx, vault: Vault, card: OfClient, pin: string): Promise<void> {
  tx.pipeline(changeSecrets(tx, card, { pinSealed: vault.seal(pin, secretPlace('pin', card.id)), pinFailures: 0 }));
}

/** A PIN or security code as it came. */
export interface GivenSecret {
  secret: string;
  /** The reference of the message with which it arrived; with null each attempt counts. */
  message: string | null;
  /** The moment of the check, in milliseconds. */
  now: number;
}

/**
 * Compares a PIN with the PIN of a card and counts the attempts: three wrong ones in a row lock it until the card gets
 * a new PIN. Attempts for one card wait for each other, so parallel attempts are also limited. It runs in a separate
 * unit of work, because a wrong PIN counts even if its transaction fails. It counts once per message, which may be
 * processed or sent again. After a wrong PIN, another one with the same reference is not compared, so nobody can guess
 * several times with one reference.
 */
export function verifyPin(
  db: Db,
  vault: Vault,
  card: OfClient,
  { secret, message }: GivenSecret,
): Promise<SecretCheck> {
  return db.transaction(async (tx) => {
    const { pinSealed, pinFailures, pinCounted } = await lockSecrets(tx, card);
    if (pinSealed === null) return 'UNSET';
    if (isPinLocked(pinFailures)) return 'LOCKED';
    if (isCounted(pinCounted, message)) return 'MISMATCH';
    const pin = vault.open(pinSealed, secretPlace('pin', card.id));
    if (areSameBytes(Buffer.from(pin), Buffer.from(secret))) {
      if (pinFailures > 0) await changeSecrets(tx, card, { pinFailures: 0 });
      return 'MATCH';
    }
    await changeSecrets(tx, card, { pinFailures: pinFailures + 1, pinCounted: withCounted(pinCounted, message) });
    return 'MISMATCH';
  });
}

/**
 * Compares a security code with that of a card and counts: five wrong ones in a row lock it for a day. Otherwise as
 * `verifyPin`.
 */
export function verifyCvv(
  db: Db,
  vault: Vault,
  card: OfClient,
  { secret, message, now }: GivenSecret,
): Promise<SecretCheck> {
  return db.transaction(async (tx) => {
    const { cvvSealed, cvvFailures, cvvFailedAt, cvvCounted } = await lockSecrets(tx, card);
    const failures = cvvFailuresAt({ count: cvvFailures, lastAt: cvvFailedAt }, now);
    if (failures >= CVV_ATTEMPTS) return 'LOCKED';
    if (isCounted(cvvCounted, message)) return 'MISMATCH';
    const cvv = vault.open(cvvSealed, secretPlace('cvv', card.id));
    if (areSameBytes(Buffer.from(cvv), Buffer.from(secret))) {
      if (cvvFailures > 0) await changeSecrets(tx, card, { cvvFailures: 0, cvvFailedAt: null });
      return 'MATCH';
    }
    const counted = withCounted(cvvCounted, message);
    await changeSecrets(tx, card, { cvvFailures: failures + 1, cvvFailedAt: now, cvvCounted: counted });
    return 'MISMATCH';
  });
}
