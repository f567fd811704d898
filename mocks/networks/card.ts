import { type BodyOf, type Edge, NoAnswer, type Reported } from './report';

/** Milliseconds that a terminal waits for the answer to an authorization, all attempts together. */
const AUTHORIZATION_MILLISECONDS = 3_000;

/** A message, and the same marked as one that had no answer. */
const repeatable = <M extends object>(message: M) => ({ body: message, repeated: { ...message, repeat: true } });

/**
 * Sends the messages of a card network, as your processor does. The service makes no calls to it. Authorizations are
 * answered in time or not at all; all other messages are repeated until they are answered, in any order.
 */
export const reportsOfCards = (edge: Edge) => ({
  /**
   * Sends a card use. Without an answer in time, the use is rejected at the terminal, and a reversal is sent for the
   * case that the service approved it.
   * @param reversalReference the network's reference of that reversal
   */
  authorization: async (
    message: BodyOf<'receiveCardAuthorization'>,
    reversalReference: string,
  ): Promise<Reported<'receiveCardAuthorization'> | null> => {
    try {
      return await edge.report('receiveCardAuthorization', {
        ...repeatable(message),
        timeoutMilliseconds: AUTHORIZATION_MILLISECONDS,
      });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const reversal = { reference: reversalReference, original_reference: message.reference };
      await edge.report('receiveCardReversal', { body: reversal });
      return null;
    }
  },
  /** Asks whether a card is good for a use. Nothing is held. */
  verification: (message: BodyOf<'receiveAccountVerification'>) =>
    edge.report('receiveAccountVerification', {
      ...repeatable(message),
      timeoutMilliseconds: AUTHORIZATION_MILLISECONDS,
    }),
  /** The network has decided already. */
  advice: (message: BodyOf<'receiveCardAdvice'>) => edge.report('receiveCardAdvice', repeatable(message)),
  /** Takes a transaction back before it is presented. */
  reversal: (message: BodyOf<'receiveCardReversal'>) => edge.report('receiveCardReversal', { body: message }),
  /** Presents a transaction. */
  clearing: (message: BodyOf<'receiveCardClearing'>) => edge.report('receiveCardClearing', { body: message }),
  /** Gives money back for a purchase. */
  refund: (message: BodyOf<'receiveCardRefund'>) => edge.report('receiveCardRefund', { body: message }),
});
