import { DomainError } from '../../kernel/errors';
import { uuidOf } from '../../kernel/uuid';
import { read } from '../../platform/http/operation';
import { presentReport } from '../present';
import { assertReportReady, sessionAt } from '../rules/session';
import { findIdentitySession } from '../store/identity';

export const getIdentityReport = read<'getIdentityReport'>(async (call, db) => {
  const found = await findIdentitySession(db, call.client.id, uuidOf(call.path.uuid));
  if (found === null) throw new DomainError('IDENTITY_SESSION_NOT_FOUND');
  const session = sessionAt(found, call.now);
  assertReportReady(session);
  return { status: 200, body: { data: presentReport(session) } };
});
