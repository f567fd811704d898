import type { Client } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { INSUFFICIENT_SCOPE } from '../platform/http/caller';

/**
 * Asserts that a client may handle card data in the clear: its PCI DSS certification, backed by a report on compliance,
 * is on record.
 * @throws DomainError PCI_ENTITLEMENT_REQUIRED
 */
export function assertMayHandleCardData(client: Client): void {
  if (!client.configuration.cardDataEntitled) throw notEntitled();
}

/** The challenge names no scope, because no token of the client would be enough (RFC 6750, 3). */
function notEntitled(): DomainError {
  return new DomainError('PCI_ENTITLEMENT_REQUIRED', [], { 'www-authenticate': INSUFFICIENT_SCOPE });
}
