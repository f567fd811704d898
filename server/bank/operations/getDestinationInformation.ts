import { DomainError } from '../../kernel/errors';
import { askOrRefuse } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import { direct } from '../../platform/http/operation';
import type { Services } from '../../platform/services';
import { findOwnDestination } from '../directory';
import { presentDestination } from '../present';
import { assertDestinationKey } from '../rules/destination';
import { rememberDestination } from '../store/destinations';

/** Finds who has a key, here or at another bank, and remembers it: transfers name the tax id alone. */
export const getDestinationInformation = direct<'getDestinationInformation', Services & WithPorts>(
  async (call, services, finish) => {
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
  },
);
