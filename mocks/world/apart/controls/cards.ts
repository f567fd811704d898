import { reportsOfCourier } from '../../../networks/courier';
import { reportsOfEmbosser } from '../../../networks/embosser';
import { reportsOfIdentity } from '../../../networks/identity';
import { proofs } from '../../operations/identity/collected';
import type { Edges } from '../edges';
import type { Plastics } from '../plastics';
import type { WorldStore } from '../store';
import { type Controls, notFound } from './control';

const SUBMITTED = 'SUBMITTED';

/** The embosser, the courier and the identity provider. */
export function cardControls(edges: Edges, store: WorldStore, plastics: Plastics): Controls {
  const embosser = reportsOfEmbosser(edges.of('embosser'));
  const courier = reportsOfCourier(edges.of('courier'));
  const identity = reportsOfIdentity(edges.of('identity'));
  return {
    embossCard: ({ path }) => embosser.made(path.card_id),
    makeBatchReady: ({ path }) => embosser.made(path.batch_id),
    readPlastic: async ({ path }) => {
      const data = plastics.of(path.card_id);
      if (data === null) throw notFound('CARD_NOT_FOUND');
      return { status: 200, body: { data } };
    },
    advanceShipment: ({ path, body, reference }) => courier.moved(path.shipment_id, { ...body, reference }),
    advanceIdentitySession: async ({ path, body, reference, now }) => {
      const { status, report = {} } = body;
      const kept = await store.order('openProviderSession', path.session_id);
      const submits = status !== 'IN_PROGRESS' && kept?.state !== SUBMITTED;
      const pictures = proofs(now).map(({ type, url, createdAt }) => ({
        type,
        url,
        created_at: new Date(createdAt).toISOString(),
      }));
      const collected = { ...report, ...(submits ? { documentation_proof: pictures } : {}) };
      const step = await store.report(reference, { reference, status, collected });
      const answer = await identity.advanced(path.session_id, step);
      if (answer.done && submits) await store.advance('openProviderSession', path.session_id, SUBMITTED);
      return answer;
    },
    cancelIdentitySessionByProvider: ({ path }) => identity.cancelled(path.session_id),
  };
}
