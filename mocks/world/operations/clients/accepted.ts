import { isScope } from '../../../../server/auth/scopes';
import type { Reachable } from '../../../../server/events/address-policy';
import { refusalOfAddress } from '../../../../server/events/callback-address';
import type { Channel } from '../../../../server/events/rules/kinds';
import { DomainError, type ErrorDetail } from '../../../../server/kernel/errors';

/** Refuses addresses that can't be called, each by itself. @throws DomainError INVALID_REQUEST */
export function assertCallable(addresses: Partial<Record<Channel, string | null>> = {}, reachable: Reachable): void {
  const details: ErrorDetail[] = [];
  for (const [channel, address] of Object.entries(addresses) as [Channel, string | null][]) {
    const detail = address === null ? null : refusalOfAddress(channel, address, reachable);
    if (detail !== null) {
      details.push({ code: 'address', detail, location: 'body', pointer: `/callback_addresses/${channel}` });
    }
  }
  if (details.length > 0) throw new DomainError('INVALID_REQUEST', details);
}

/** Refuses scopes that the contract does not have. @throws DomainError INVALID_REQUEST */
export function assertScopes(scopes: readonly string[] | null = null): void {
  const unknown = (scopes ?? []).filter((scope) => !isScope(scope, { mode: 'sandbox' }));
  if (unknown.length === 0) return;
  const detail = `there is no scope ${unknown.join(', ')}`;
  throw new DomainError('INVALID_REQUEST', [{ code: 'enum', detail, location: 'body', pointer: '/scopes' }]);
}
