// The bank networks of a sandbox: in the process and the database of the service.

import type { AllServices } from '../../server/all-services';
import { accountOfKey, transferReceived } from '../../server/bank/reports';
import type { TransferOrder } from '../../server/networks/bank/port';
import type { Tx } from '../../server/platform/store/db';
import { type Decision, decideOnce } from './bank-decisions';
import { deliver, keyOf, type Reach, senderOf } from './bank-delivery';
import { findOutsideAccount } from './bank-destinations';
import type { BankSurroundings } from './bank-rails';

function reachWithin(tx: Tx, now: number): Reach {
  return {
    async own(key, order) {
      const account = await accountOfKey(tx, key);
      if (account === null) return null;
      const { id, amount, concept } = order;
      return transferReceived(tx, account, { id, amount, sender: senderOf(order), concept, now });
    },
    outside: (clientId, key) => findOutsideAccount(tx, clientId, key),
  };
}

/** The account of the service that receives a transfer; null if the transfer goes to another bank. */
export async function destinationAccountId(tx: Tx, order: TransferOrder): Promise<string | null> {
  const key = keyOf(order);
  return key === null ? null : ((await accountOfKey(tx, key))?.id ?? null);
}

/** Lets a transfer arrive, unless it was decided before. */
export async function arrive(tx: Tx, order: TransferOrder, now: number): Promise<Decision> {
  const { id, clientId } = order;
  const { decision } = await decideOnce(tx, { id, clientId, now }, () => deliver(reachWithin(tx, now), order));
  return decision;
}

/** Connects the simulated bank networks to a sandbox in the same process. */
export function besideService({ db, clock }: Pick<AllServices, 'db' | 'clock'>): BankSurroundings {
  return {
    now: () => clock.now(),
    outside: (clientId, key) => findOutsideAccount(db, clientId, key),
    arrive: (order) => db.transaction((tx) => arrive(tx, order, clock.now())),
  };
}
