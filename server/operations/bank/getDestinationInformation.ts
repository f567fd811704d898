import { assertDestinationKey } from '../../domain/bank/destination';
import { DomainError } from '../../domain/errors';
import { direct } from '../../http/operation';
import { askOrRefuse } from '../../ports/ask';
import { rememberDestination } from '../../store/destinations';
import { findOwnDestination } from './directory';
import { presentDestination } from './shape';

/** Finds who has a key, here or at another bank, and remembers it: transfers name the tax id alone. */
export const getDestinationInformation = direct<'getDestinationInformation'>(async (call, services, finish) => {
  const { 'id-type': type, 'id-value': value } = call.path;
  const { db, ports } = services;
  assertDestinationKey(type, value);
  const destination =
    (await findOwnDestination(db, type, value)) ??
    (await askOrRefuse(services, 'bank rails', () => ports.bankRails.findDestination(call.client.id, type, value)));
  if (destination === null) throw new DomainError('DESTINATION_NOT_FOUND');
  const reply = finish({ status: 200, body: { data: presentDestination(destination, { type, value }) } });
  await db.transaction((tx) => rememberDestination(tx, call.client.id, destination, call.now));
  return reply;
});
