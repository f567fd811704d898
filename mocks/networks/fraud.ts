import type { Answer, Answers, Order } from './orders';

/** What stands behind the fraud engines. Each has a second at most: an authorization waits. It reports nothing. */
export interface FraudJudge {
  /** Judges the use of a card. */
  cardUse(order: Order<'scoreCardUse'>): Promise<Answer<'scoreCardUse'>['verdict']>;
  /** Judges a movement of money. */
  movement(order: Order<'scoreMovement'>): Promise<Answer<'scoreMovement'>['verdict']>;
}

/** What the service asks of it. */
export const askedOfFraud = (judge: FraudJudge): Answers => ({
  scoreCardUse: async (order) => ({ id: order.body.id, verdict: await judge.cardUse(order) }),
  scoreMovement: async (order) => ({ verdict: await judge.movement(order) }),
});
