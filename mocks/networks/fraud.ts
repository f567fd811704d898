import type { Answer, Answers, Order } from './orders';

/** The fraud engines. Each has a second at most, since an authorization waits. They report nothing. */
interface FraudJudge {
  /** Judges the use of a card. */
  cardUse(order: Order<'scoreCardUse'>): Promise<Answer<'scoreCardUse'>['verdict']>;
  /** Judges a movement of money. */
  movement(order: Order<'scoreMovement'>): Promise<Answer<'scoreMovement'>['verdict']>;
}

/** Answers the service's questions to the fraud engines. */
export const answersOfFraud = (judge: FraudJudge): Answers => ({
  scoreCardUse: async (order) => ({ id: order.body.id, verdict: await judge.cardUse(order) }),
  scoreMovement: async (order) => ({ verdict: await judge.movement(order) }),
});
