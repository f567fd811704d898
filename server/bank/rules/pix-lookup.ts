import type { ErrorCode } from '../../../generated/errors';
import { refuseField } from '../../kernel/errors';
import { MINUTE } from '../../kernel/time';
import type { PixLookup } from '../store/tables';
import type { PixDestination } from './pix-destination';

export type { PixLookup } from '../store/tables';

/** Milliseconds for which a lookup can be used. */
const PIX_LOOKUP_LIFETIME = 15 * MINUTE;

export function newPixLookup(
  input: { accountId: string; destination: PixDestination },
  own: { id: string; clientId: string; now: number },
): PixLookup {
  const { id, clientId, now } = own;
  return { ...input, id, clientId, transferId: null, createdAt: now, expiresAt: now + PIX_LOOKUP_LIFETIME };
}

/** @throws DomainError PIX_LOOKUP_NOT_FOUND, PIX_LOOKUP_ALREADY_USED, PIX_LOOKUP_EXPIRED */
export function assertUsable(lookup: PixLookup | null, now: number): asserts lookup is PixLookup {
  const refused = (code: ErrorCode, reason: string, detail: string) =>
    refuseField(code, '/transaction_id', reason, detail);
  if (lookup === null) throw refused('PIX_LOOKUP_NOT_FOUND', 'unknown', 'the client has no lookup with this id');
  if (lookup.transferId !== null)
    throw refused('PIX_LOOKUP_ALREADY_USED', 'used', 'a lookup can be used for one transfer only');
  if (now >= lookup.expiresAt)
    throw refused('PIX_LOOKUP_EXPIRED', 'expired', 'the lookup is older than fifteen minutes');
}
