/** A session as the provider gets to know of it. */
export interface IdentityOrder {
  /** The id of the session. An order that comes again under the same id is the same order. */
  id: string;
  clientId: string;
  userId: string;
  /** The country where the user operates (ISO 3166-1 alpha-3). */
  country: string;
  /** The time when the provider should stop, in milliseconds since the epoch. */
  expiresAt: number;
}

/**
 * The provider who checks that people are who they say. Progress is reported back: see `server/identity/reports.ts`.
 */
export interface IdentityProvider {
  /**
   * Prepares a session.
   * @returns its address for the user
   * @throws if the provider can't be reached
   */
  open(order: IdentityOrder): Promise<{ url: string }>;
  /**
   * Cancels a session.
   * @throws if the provider could not be notified; the call is then repeated
   */
  cancel(session: Pick<IdentityOrder, 'id' | 'clientId' | 'country'>): Promise<void>;
}

declare module '../ports' {
  interface Ports {
    identityProvider: IdentityProvider;
  }
}
