import type { Destination, DestinationKeyType } from '../../server/bank/rules/destination';
import type { PixDestination } from '../../server/bank/rules/pix-destination';
import type { RailOutcome } from '../../server/bank/rules/transfer';
import type { BankRails, TransferOrder } from '../../server/networks/bank/port';
import type { Decision } from './bank-decisions';
import { forcedAt, type Reach } from './bank-delivery';
import { asDestination, asPixDestination } from './bank-destinations';

/** The surroundings of the simulated bank networks: time, outside accounts, and transfers that arrive. */
export interface BankSurroundings extends Pick<Reach, 'outside'> {
  /** Milliseconds. */
  now(): number;
  /** Lets a transfer arrive, unless it was decided before. */
  arrive(order: TransferOrder): Promise<Decision>;
}

/**
 * The bank networks of Argentina and Brazil. Amounts that the contract names force an outcome; all other transfers
 * arrive. The decision on a transfer is stored, so that asking again returns the same answer.
 */
export class SimulatedBankRails implements BankRails {
  constructor(private readonly around: BankSurroundings) {}

  async findDestination(clientId: string, type: DestinationKeyType, value: string): Promise<Destination | null> {
    const key = type === 'ALIAS' ? { alias: value } : type === 'CBU' ? { cbu: value } : { cvu: value };
    const account = await this.around.outside(clientId, key);
    return account === null ? null : asDestination(account);
  }

  async changeAlias(clientId: string, { alias }: { cvu: string; alias: string }): Promise<{ changed: boolean }> {
    return { changed: (await this.around.outside(clientId, { alias })) === null };
  }

  async findPixKey(clientId: string, key: string): Promise<PixDestination | null> {
    const account = await this.around.outside(clientId, { pixKey: key });
    return account === null ? null : asPixDestination(account);
  }

  /** The directory asks the service's own store for the service's keys, so there is nothing to keep. */
  async registerPixKey(): Promise<void> {}

  async removePixKey(): Promise<void> {}

  async transfer(order: TransferOrder): Promise<RailOutcome> {
    const forced = forcedAt(order, this.around.now());
    if (forced === 'IN_PROGRESS') return { status: 'IN_PROGRESS' };
    if (forced === 'FAILED') return { status: 'FAILED', reason: 'DESTINATION_REJECTED' };
    return this.around.arrive(order);
  }
}
