import { answerMessage } from '../../../card-processing/answer-message';
import type { CardProcessor } from '../../../card-processing/processor';
import { direct } from '../../../platform/http/operation';
import type { Services } from '../../../platform/services';
import { adviceOf, presentDecision } from '../messages';

/** The network has decided by itself. */
export const receiveCardAdvice = direct<'receiveCardAdvice', Services & { processor: CardProcessor }>(
  async ({ network, arrivedAt, body }, services) => {
    const answer = await answerMessage(services, adviceOf({ network, arrivedAt, vault: services.vault }, body));
    return { status: 200, body: presentDecision(body.reference, answer) };
  },
);
