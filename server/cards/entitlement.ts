import type { Client } from '../kernel/client';
import { DomainError } from '../kernel/errors';

/**
 * Asserts that a client may handle card data in the clear: its PCI DSS certification, backed by a report on compliance,
 * is on record.
 * @throws DomainError PCI_ENTITLEMENT_REQUIRED
 */
export function assertMayHandleCardData(client: Client): void {
  if (!client.configuration.cardDataEntitled) throw new DomainError('PCI_ENTITLEMENT_REQUIRED');
}
