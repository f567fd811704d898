import { listRequest } from '../../../../server/platform/http/list';
import { newId } from '../../../../server/platform/ids';
import { UniqueViolation } from '../../../../server/platform/store/db';
import { Refusal } from '../../../networks/http';
import {
  deleteOutsideAccount,
  type ExternalAccount,
  findOutsideAccount,
  insertOutsideAccount,
  listOutsideAccounts,
  type OutsideKey,
} from '../../bank-destinations';
import { presentOutsideAccount } from '../../operations/bank/destinations';
import { newExternalAccount } from '../../operations/bank/external-account';
import type { WorldStore } from '../store';
import { type ControlCall, type Controls, notFound } from './control';

/** The accounts at other banks that a client finds. */
export function destinationControls(store: WorldStore): Controls {
  const { db } = store;
  return {
    createDestination: async (call) => {
      const clientId = clientOf(call);
      const account = newExternalAccount(call.body, { id: newId(), clientId, now: call.now });
      if (await isTaken(store, account)) throw taken();
      await db
        .transaction(async (tx) => {
          await store.know(tx, clientId);
          await insertOutsideAccount(tx, account);
        })
        .catch((error: unknown) => {
          throw error instanceof UniqueViolation ? taken() : error;
        });
      return { status: 201, body: { data: presentOutsideAccount(account) } };
    },
    listDestinations: async (call) => {
      const list = listRequest(call.query);
      const { accounts, total } = await listOutsideAccounts(db, clientOf(call), list.page);
      return { status: 200, body: { data: accounts.map(presentOutsideAccount), meta: list.meta(total) } };
    },
    deleteDestination: async (call) => {
      const existed = await db.transaction((tx) => deleteOutsideAccount(tx, clientOf(call), call.path.destination_id));
      if (!existed) throw notFound('DESTINATION_NOT_FOUND');
      return { status: 204 };
    },
  };
}

function clientOf({ clientId }: Pick<ControlCall<'createDestination'>, 'clientId'>): string {
  if (clientId === null) throw new Refusal(400, 'INVALID_REQUEST', 'x-client-id says for which client of the service.');
  return clientId;
}

const taken = () => new Refusal(409, 'DESTINATION_ALREADY_EXISTS', 'An account has this number or key.');

/** Tells whether one of everybody's external accounts has a key; the store tells apart those of a client. */
async function isTaken({ db }: WorldStore, { clientId, cbu, cvu, alias, pixKey }: ExternalAccount): Promise<boolean> {
  const keys = { cbu, cvu, alias, pixKey };
  for (const [name, value] of Object.entries(keys)) {
    if (value !== null && (await findOutsideAccount(db, clientId, { [name]: value } as OutsideKey)) !== null)
      return true;
  }
  return false;
}
