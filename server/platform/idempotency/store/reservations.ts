import type { Tx } from '../../store/db';
import { prepared } from '../../store/prepared';
import { rowsOf } from '../../store/rows-of';
import type { EarlierReply, IdempotentRequest } from '../request';
import { findReply } from './replies';

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

/** The record of a key, as it is stored. */
interface Reserved {
  /** The reservation of an earlier request; null when the key was free and is now taken. */
  reservation: Reservation | null;
  /** The reply that the key led to, or null. */
  reply: EarlierReply | null;
}

/**
 * Takes a key for a request that calls an external network between two transactions. When another request with the same
 * key is taking it, this waits until that one has committed or failed. The reply is read after that, because the owner
 * of the reservation may have been answered during the wait.
 */
export async function reserve(tx: Tx, request: IdempotentRequest, resourceId: string): Promise<Reserved> {
  const { clientId, operationId, key, fingerprint, now } = request;
  const values = [clientId, operationId, key, fingerprint, resourceId, now];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [reserved, reply] = await Promise.all([prepared(tx, RESERVE, values), findReply(tx, request)]);
    if (rowsOf(reserved).length === 1) return { reservation: null, reply };
    const [earlier, replied] = await Promise.all([findReservation(tx, request), findReply(tx, request)]);
    if (earlier !== null) return { reservation: earlier, reply: replied };
  }
  throw new Error('a key was neither free nor reserved');
}

const RESERVE = `INSERT INTO reservations (client_id, operation_id, key, fingerprint, resource_id, created_at)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (client_id, operation_id, key) DO NOTHING RETURNING key`;

async function findReservation({ knex }: Tx, request: IdempotentRequest): Promise<Reservation | null> {
  const columns = ['fingerprint', 'resource_id', 'created_at', 'detail'];
  const row = await knex('reservations').where(keyOf(request)).first(columns);
  if (row === undefined) return null;
  const { fingerprint, resource_id: resourceId, created_at: since, detail } = row;
  return { fingerprint, resourceId, since: Number(since), detail };
}

/** Stores what a repeat has to know. */
export function addDetail(tx: Tx, request: IdempotentRequest, detail: string): void {
  tx.pipeline(tx.knex('reservations').where(keyOf(request)).update({ detail }));
}

/** Deletes a reservation once its request has its answer. */
export function deleteReservation(tx: Tx, request: IdempotentRequest): void {
  tx.pipeline(tx.knex('reservations').where(keyOf(request)).delete());
}

/** Deletes the reservations of an operation that were made at or before a time. */
export async function dropReservations({ knex }: Tx, operationId: string, until: number): Promise<void> {
  await knex('reservations').where({ operation_id: operationId }).where('created_at', '<=', until).delete();
}

function keyOf({ clientId, operationId, key }: IdempotentRequest): Record<string, string> {
  return { client_id: clientId, operation_id: operationId, key };
}
