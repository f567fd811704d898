import type { Answers, Order } from './orders';
import type { BodyOf, Edge } from './report';

/** The identity provider, as the company that verifies people implements it. */
interface Validator {
  /**
   * Prepares a session.
   * @returns its address for the user: the same for the same order
   */
  open(order: Order<'openProviderSession'>): Promise<string>;
  /** Calls a session off, if it is there. */
  cancel(order: Order<'cancelProviderSession'>): Promise<void>;
}

/** Answers the service's questions to the identity provider. */
export const answersOfIdentity = (validator: Validator): Answers => ({
  openProviderSession: async (order) => ({ id: order.body.id, url: await validator.open(order) }),
  cancelProviderSession: async (order) => {
    await validator.cancel(order);
    return undefined;
  },
});

/** Sends the reports of the identity provider to the service. */
export const reportsOfIdentity = (edge: Edge) => ({
  /** A session has got on, with what the user gave since the last report. */
  advanced: (sessionId: string, event: BodyOf<'reportIdentityProgress'>) =>
    edge.report('reportIdentityProgress', { path: { session_id: sessionId }, body: event }),
  /** The provider has called a session off by itself. */
  cancelled: (sessionId: string) => edge.report('reportIdentityCancellation', { path: { session_id: sessionId } }),
});
