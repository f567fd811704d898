import { announce, answerQuestions } from '../lib/child';
import { type Fixture, messageFor, openFixture } from './fixture';
import { measure } from './measure';

function use({ processor, client, cards }: Fixture): (turn: number) => Promise<void> {
  return async (turn) => {
    const message = messageFor(cards.client[turn % cards.client.length] as string);
    const { statusDetail } = await processor.process(client, message);
    if (statusDetail !== 'APPROVED') throw new Error(`an authorization ended as ${statusDetail}`);
  };
}

/** This server; it also uses cards itself, so many at once, without a card network over HTTP. */
async function main(): Promise<void> {
  const fixture = await openFixture();
  const seconds = Number(process.env.BENCH_SECONDS);
  const { cards, port, token } = fixture;
  answerQuestions({
    cards: async () => cards,
    use: (concurrency) => measure(use(fixture), { concurrency, seconds }),
  });
  announce(port, token);
}

void main();
