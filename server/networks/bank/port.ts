import type { Destination, DestinationKeyType } from '../../bank/rules/destination';
import type { PixDestination } from '../../bank/rules/pix-destination';
import type { RailOutcome } from '../../bank/rules/transfer';

/** A transfer out as the rail gets to know of it. */
export interface TransferOrder {
  /** The id of the transfer. An order that comes again under the same id is the same order. */
  id: string;
  clientId: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  concept: string | null;
  description: string | null;
  /** The payer, as the receiver gets to see them. */
  payer: { name: string; taxId: string | null; key: string | null };
  to: { rail: 'ARG'; destination: Destination } | { rail: 'PIX'; destination: PixDestination; endToEndId: string };
  /** The time when the transfer was made, in milliseconds since the epoch. */
  createdAt: number;
}

/**
 * The bank networks of Argentina and Brazil and their directories. What comes in over them is reported back: see
 * `server/bank/reports.ts`.
 */
export interface BankRails {
  /**
   * Finds the holder of an alias, a CBU or a CVU in Argentina; null when nobody has it.
   * @throws when it can't be reached
   */
  findDestination(clientId: string, type: DestinationKeyType, value: string): Promise<Destination | null>;
  /**
   * Gives a CVU another alias in the directory of Argentina.
   * @returns whether it was free
   * @throws as above
   */
  changeAlias(clientId: string, change: { cvu: string; alias: string }): Promise<{ changed: boolean }>;
  /**
   * Finds the holder of a PIX key; null when nobody has it.
   * @throws as above
   */
  findPixKey(clientId: string, key: string): Promise<PixDestination | null>;
  /**
   * Puts a random key into the directory of Brazil. The same key again is the same order.
   * @throws as above
   */
  registerPixKey(clientId: string, registration: { key: string; accountId: string }): Promise<void>;
  /**
   * Removes a key from that directory.
   * @throws if the directory could not be notified; the call is then repeated
   */
  removePixKey(clientId: string, key: string): Promise<void>;
  /**
   * Hands a transfer over, or asks what became of it.
   * @throws when the rail can't be reached
   */
  transfer(order: TransferOrder): Promise<RailOutcome>;
}

declare module '../ports' {
  interface Ports {
    bankRails: BankRails;
  }
}
