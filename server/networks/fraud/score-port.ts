import type { FraudVerdict } from '../../card-processing/rules/decision';
import type { CardTransaction } from '../../card-processing/rules/transaction';

/** A card use, as it is sent to the fraud engine. */
export type ScoredUse = Pick<
  CardTransaction,
  | 'id'
  | 'clientId'
  | 'cardId'
  | 'userId'
  | 'type'
  | 'origin'
  | 'countryCode'
  | 'merchant'
  | 'pointType'
  | 'entryMode'
  | 'localAmount'
>;

/** Scores the use of cards before it is decided. */
export interface CardFraudEngine {
  /**
   * @param use `localAmount` in minor units of the card's currency
   * @throws when it can't be reached
   */
  judge(use: ScoredUse): Promise<FraudVerdict>;
}

declare module '../ports' {
  interface Ports {
    /** Absent: nobody scores, nothing is refused. */
    cardFraud?: CardFraudEngine;
  }
}
