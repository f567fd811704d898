import type { Reader } from '../../platform/store/db';
import type { Rail } from '../rails';

/**
 * The waiting orders of a rail: those that the network has not accepted, and those whose outcome it has not reported.
 */
interface Waiting {
  rail: Rail;
  /** The job that follows it; a transfer is followed by its own until its outcome is known. */
  kind: string;
  count: number;
  /** The time at which the oldest of them was created, in milliseconds. */
  oldest: number;
}

/** The rail that each job waits for. Batches are made before they are ordered, by one job. */
const RAIL_OF: Readonly<Record<string, Rail>> = {
  'order-card': 'embosser',
  'make-batch': 'embosser',
  'announce-shipment': 'courier',
  'register-boleto': 'cash',
  'withdraw-boleto': 'cash',
  'register-pix-key': 'bank-bra',
  'remove-pix-key': 'bank-bra',
  'cancel-identity-session': 'identity',
};

const TRANSFER_RAILS: Readonly<Record<string, Rail>> = { ARG: 'bank-arg', PIX: 'bank-bra' };

/** The moment in an id of version 7 (RFC 9562, 5.7). */
function momentOf(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

/**
 * Lists what waits, by rail and kind. Jobs that are not due and have not failed yet only stand by, in case their
 * request is cut off.
 */
export async function listWaiting({ knex }: Reader, now: number): Promise<Waiting[]> {
  const transfers: { rail: string; count: number | string; oldest: number | string }[] = await knex('transfers')
    .whereIn('status', ['RESERVED', 'IN_PROGRESS'])
    .groupBy('rail')
    .orderBy('rail')
    .select('rail', knex.raw('COUNT(*) AS count'), knex.raw('MIN(created_at) AS oldest'));
  const jobs: { kind: string; count: number | string; oldest: string }[] = await knex('jobs')
    .whereIn('kind', Object.keys(RAIL_OF))
    .where((late) => late.where('run_at', '<=', now).orWhere('attempts', '>', 0))
    .groupBy('kind')
    .orderBy('kind')
    .select('kind', knex.raw('COUNT(*) AS count'), knex.raw('MIN(id) AS oldest'));
  return [
    ...transfers.map(({ rail, count, oldest }) => ({
      rail: TRANSFER_RAILS[rail] as Rail,
      kind: 'follow-transfer',
      count: Number(count),
      oldest: Number(oldest),
    })),
    ...jobs.map(({ kind, count, oldest }) => ({
      rail: RAIL_OF[kind] as Rail,
      kind,
      count: Number(count),
      oldest: momentOf(oldest),
    })),
  ];
}
