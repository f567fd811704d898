import { DomainError } from '../../domain/errors';
import { assertReportReady, sessionAt } from '../../domain/identity/session';
import { read } from '../../http/operation';
import { findIdentitySession } from '../../store/identity';
import { presentReport } from './shape';

export const getIdentityReport = read<'getIdentityReport'>(async (call, db) => {
  const found = await findIdentitySession(db, call.client.id, call.path.uuid);
  if (found === null) throw new DomainError('IDENTITY_SESSION_NOT_FOUND');
  const session = sessionAt(found, call.now);
  assertReportReady(session);
  return { status: 200, body: { data: presentReport(session) } };
});
