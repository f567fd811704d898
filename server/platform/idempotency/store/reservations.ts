import type { Tx } from '../../store/db';
import type { IdempotentRequest } from '../request';

/** A reservation can be deleted between the two reads of it, but not repeatedly. */
const ATTEMPTS = 5;

/** The first attempt at a request. */
export interface FirstAttempt {
  /** When the key was taken, by the service's clock. */
  since: number;
  /**
   * The part of the request to the network that a repeat needs; null if there is none, or if an earlier version stored
   * it.
   */
  detail: string | null;
}

/**
 * The record that an idempotent request got before the network was called, so that a repeat continues with it.
 */
interface Reservation extends FirstAttempt {
  fingerprint: string;
  /** The id of what the request creates. */
  resourceId: string;
}

/**
 * Takes a key for a request that calls an external network between two transactions. When another request with the same
 * key is taking it, this waits until that one has committed or failed.
 * @returns null when the key was free and is now taken; otherwise the reservation of the earlier request with it
 */
export async function reserve(tx: Tx, request: IdempotentRequest, resourceId: string): Promise<Reservation | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const reserved = await tx
      .knex('reservations')
      .insert({ ...keyOf(request), fingerprint: request.fingerprint, resource_id: resourceId, created_at: request.now })
      .onConflict(['client_id', 'operation_id', 'key'])
      .ignore()
      .returning('key');
    if (reserved.length === 1) return null;
    const earlier = await tx
      .knex('reservations')
      .where(keyOf(request))
      .first('fingerprint', 'resource_id', 'created_at', 'detail');
    if (earlier !== undefined) {
      const { fingerprint, resource_id: resourceId, created_at: since, detail } = earlier;
      return { fingerprint, resourceId, since: Number(since), detail };
    }
  }
  throw new Error('a key was neither free nor reserved');
}

/** Stores what a repeat has to know. */
export async function addDetail({ knex }: Tx, request: IdempotentRequest, detail: string): Promise<void> {
  await knex('reservations').where(keyOf(request)).update({ detail });
}

/** Deletes a reservation once its request has its answer. */
export async function deleteReservation({ knex }: Tx, request: IdempotentRequest): Promise<void> {
  await knex('reservations').where(keyOf(request)).delete();
}

/** Deletes the reservations of an operation that were made at or before a time. */
export async function dropReservations({ knex }: Tx, operationId: string, until: number): Promise<void> {
  await knex('reservations').where({ operation_id: operationId }).where('created_at', '<=', until).delete();
}

function keyOf({ clientId, operationId, key }: IdempotentRequest): Record<string, string> {
  return { client_id: clientId, operation_id: operationId, key };
}
