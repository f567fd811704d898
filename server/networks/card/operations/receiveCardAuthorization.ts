import { answerMessage } from '../../../card-processing/answer-message';
import type { CardProcessor } from '../../../card-processing/processor';
import { direct } from '../../../platform/http/operation';
import type { Services } from '../../../platform/services';
import { authorizationOf, presentDecision } from '../messages';

/** Processes a card use: the account or the client decides before this answers. */
export const receiveCardAuthorization = direct<'receiveCardAuthorization', Services & { processor: CardProcessor }>(
  async ({ network, arrivedAt, body }, services) => {
    const answer = await answerMessage(services, authorizationOf({ network, arrivedAt, vault: services.vault }, body));
    return { status: 200, body: presentDecision(body.reference, answer) };
  },
);
