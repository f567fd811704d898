import path from 'node:path';
import document from '../../generated/documents/client-api.json';
import { type MessageName, messagesFor } from '../../generated/events';
import { parseRevision } from '../../generated/revisions';
import sources from '../../generated/sources.json';
import type { SignatureOrder } from '../../server/events/signing';
import { locate, type Sources } from '../../server/platform/contract/locate';
import { adapterOf, policyOf } from '../../server/platform/revisions';
import type { Check } from '../contract';
import { ENDPOINTS, type EndpointName } from './endpoints';

const ROOT = path.resolve(__dirname, '../..');

/** The hand-written documents with rules in their text, in addition to the bundled ones. */
const PLACES: Sources = { ...(sources as Sources), '#asyncapi': { file: 'spec/asyncapi.yaml', pointer: '' } };

export type Body = Record<string, unknown>;

/** The contract of the client's endpoints in one revision, as the run needs it. */
export interface ClientContract {
  revision: string;
  order: SignatureOrder;
  /** The bodies that the contract shows for an endpoint, by name, in the current revision. */
  examples(endpoint: EndpointName): [name: string, body: Body][];
  /**
   * A body of the current revision as this revision sends it.
   * @throws Error when it breaks the contract
   */
  outgoing(endpoint: EndpointName, body: Body): Body;
  /** The schema of a decision. */
  decision: Check;
  /** Returns the place where a pointer's rule is written. */
  place(pointer: string): string;
}

type Operation = { requestBody: { content: { 'application/json': { examples: Record<string, { $ref: string }> } } } };

const operations = new Map(
  Object.values(document.paths).map(({ post }) => [post.operationId as string, post as unknown as Operation]),
);
const examples = document.components.examples as unknown as Record<string, { value: Body }>;

function examplesOf(endpoint: EndpointName): [string, Body][] {
  const { operationId, examples: prefix } = ENDPOINTS[endpoint];
  const named = operations.get(operationId)?.requestBody.content['application/json'].examples ?? {};
  return Object.entries(named)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, { $ref }]) => [name, examples[$ref.slice($ref.lastIndexOf('/') + 1)]?.value as Body]);
}

const MESSAGES: Readonly<Record<EndpointName, MessageName>> = {
  authorizations: 'cardAuthorization',
  'adjustments/credit': 'cardAdjustment',
  'adjustments/debit': 'cardAdjustment',
  activities: 'activityCreated',
  'shipping-updates': 'shipmentUpdated',
  'identity-sessions': 'identitySessionCompleted',
};

/**
 * Reads the contract of a revision.
 * @param name a named revision, or `axis=value` pairs separated by commas
 * @throws Error that names what is not a revision
 */
export function loadClientContract(name: string): ClientContract {
  const revision = parseRevision(name);
  const rules = messagesFor(revision);
  const adapter = adapterOf(revision);
  const overlay = revision['signature-order'] === 'timestamp-endpoint-body' ? '' : revision['signature-order'];
  return {
    revision: name,
    order: policyOf(revision).signatureOrder,
    examples: examplesOf,
    outgoing: (endpoint, body) => {
      const converted = adapter.outgoing(ENDPOINTS[endpoint].operationId)?.(body) ?? body;
      const check = rules[MESSAGES[endpoint]].payload;
      if (check !== null && !check(converted)) {
        const [error] = check.errors ?? [];
        throw new Error(`${endpoint}: ${error?.instancePath || 'the body'} ${error?.message ?? 'breaks the contract'}`);
      }
      return converted;
    },
    decision: rules.cardAuthorizationDecided.payload as Check,
    place: (pointer) => {
      // If the revision changes the signed bytes, the rule is in its overlay and not in the replaced text.
      const changed = overlay !== '' && pointer.endsWith('Signature');
      if (changed) return `spec/revisions/signature-order/${overlay}.overlay.yaml`;
      return locate(ROOT, PLACES, pointer) ?? 'spec';
    },
  };
}
