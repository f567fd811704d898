import type { FraudVerdict } from '../../card-processing/rules/decision';
import { formatAmount } from '../../kernel/money';
import type { HttpNetworks } from '../http/http-networks';
import type { FraudEngine } from './engine-port';
import type { CardFraudEngine, ScoredUse } from './score-port';

/** Scores movements of money by asking an engine over HTTP. Without an engine for the client, nothing is refused. */
export class HttpFraudEngine implements FraudEngine {
  readonly isOutside = true;

  constructor(private readonly networks: HttpNetworks) {}

  async refuses(movement: { clientId: string; operationId: string; amount: string }): Promise<boolean> {
    const { clientId, operationId: operation_id, amount } = movement;
    const way = { rail: 'fraud', clientId } as const;
    if (!this.networks.hasWay(way)) return false;
    const { verdict } = await this.networks.ask(way, 'scoreMovement', { body: { operation_id, amount } });
    return verdict === 'REFUSE';
  }
}

/** Scores the use of cards by asking an engine over HTTP. Without an engine for the client, nothing is refused. */
export class HttpCardFraudEngine implements CardFraudEngine {
  constructor(private readonly networks: HttpNetworks) {}

  async judge(use: ScoredUse): Promise<FraudVerdict> {
    const { id, clientId, merchant } = use;
    const way = { rail: 'card-fraud', clientId } as const;
    if (!this.networks.hasWay(way)) return 'ACCEPT';
    const body = {
      id,
      card_id: use.cardId,
      user_id: use.userId,
      type: use.type,
      origin: use.origin,
      country_code: use.countryCode,
      merchant: { id: merchant.id, mcc: merchant.mcc, address: merchant.address, name: merchant.name },
      point_type: use.pointType,
      entry_mode: use.entryMode,
      local_amount: formatAmount(use.localAmount),
    };
    return (await this.networks.ask(way, 'scoreCardUse', { id, body })).verdict;
  }
}
