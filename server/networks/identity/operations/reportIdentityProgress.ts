import type { components } from '../../../../generated/types/networks';
import { reportProgress } from '../../../identity/reports';
import type { CollectedData } from '../../../identity/rules/report';
import { write } from '../../../platform/http/operation';
import { ownerOf, reporting } from '../../reported';

/** Processes the identity provider's report of the progress of a session and the data that the user entered. */
export const reportIdentityProgress = write<'reportIdentityProgress'>(async (call, tx) => {
  const { session_id: sessionId } = call.path;
  const { status, collected } = call.body;
  const clientId = await ownerOf(tx, reporting(call), {
    table: 'identity_sessions',
    id: sessionId,
    missing: 'IDENTITY_SESSION_NOT_FOUND',
  });
  const report = { clientId, sessionId, status, collected: collectedOf(collected), now: call.now };
  const { after } = await reportProgress(tx, report);
  return { status: 200, body: { data: { id: sessionId, status: after.status } } };
});

/** Maps the data that the provider collected from the contract to the record. */
function collectedOf(given: components['schemas']['CollectedIdentity'] = {}): Partial<CollectedData> {
  const { person_data, address, document_data, documentation_proof } = given;
  return {
    ...(person_data === undefined ? {} : { personData: person_data as CollectedData['personData'] }),
    ...(address === undefined ? {} : { address: address as CollectedData['address'] }),
    ...(document_data === undefined ? {} : { documentData: document_data as CollectedData['documentData'] }),
    ...(documentation_proof === undefined
      ? {}
      : {
          proofs: documentation_proof.map(({ type, url, created_at }) => ({
            type,
            url,
            createdAt: Date.parse(created_at),
          })),
        }),
  };
}
