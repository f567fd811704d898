import { answerMessage } from '../../../card-processing/answer-message';
import type { CardProcessor } from '../../../card-processing/processor';
import { direct } from '../../../platform/http/operation';
import type { Services } from '../../../platform/services';
import { presentDecision, verificationOf } from '../messages';

/** A card is checked, without an amount. */
export const receiveAccountVerification = direct<'receiveAccountVerification', Services & { processor: CardProcessor }>(
  async ({ network, arrivedAt, body }, services) => {
    const answer = await answerMessage(services, verificationOf({ network, arrivedAt, vault: services.vault }, body));
    return { status: 200, body: presentDecision(body.reference, answer) };
  },
);
