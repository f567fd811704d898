/** The data that is printed on a card, in the clear: for the embosser's eyes only, never kept and never logged. */
export interface Plastic {
  cardId: string;
  pan: string;
  cvv: string;
  /** MM/YY. */
  expirationDate: string;
  /** Null on an unnamed card. */
  name: string | null;
}

/** An order for the plastic of one card, or of all cards of a batch. */
export interface EmbossingOrder {
  /** The id of the card or the batch. An order that comes again under the same id is the same order. */
  id: string;
  kind: 'CARD' | 'BATCH';
  clientId: string;
  /** The country that the cards are for. */
  country: string;
  /** The company that the affinity group names, if it names one. */
  company: string | null;
  /** The shipment that takes the plastic to its receiver. */
  shipmentId: string | null;
  plastics: readonly Plastic[];
}

/** The maker of the plastic. What becomes of an order is reported back: see `server/cards/reports.ts`. */
export interface Embosser {
  /**
   * Accepts an order.
   * @throws if it could not be accepted; the call is then repeated
   */
  order(order: EmbossingOrder): Promise<void>;
}

declare module '../ports' {
  interface Ports {
    embosser: Embosser;
  }
}
