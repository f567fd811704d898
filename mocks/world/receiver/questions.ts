import { processingDefaults } from '../../../server/card-processing/options';
import type { CardCall, Decision } from '../../client/call';

/** An authorization that waits for a person's answer. */
interface Question {
  clientId: string;
  transactionId: string;
  payload: CardCall;
  /** When the client's time is over, by `performance.now`. */
  until: number;
  answer(decision: Decision): void;
}

/** Questions that wait in this process, the oldest first. */
export class Questions {
  private readonly waiting = new Map<string, Question>();

  /** Waits for a person's answer. @throws Error when none came within the client's time */
  ask(clientId: string, payload: CardCall): Promise<Decision> {
    const transactionId = payload.transaction.id;
    const key = keyOf(clientId, transactionId);
    const { budgetMilliseconds } = processingDefaults;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(over);
        // The same transaction may have been asked about again since.
        if (this.waiting.get(key) === question) this.waiting.delete(key);
      };
      const over = setTimeout(() => {
        end();
        reject(new Error('nobody answered in time'));
      }, budgetMilliseconds).unref();
      const answer = (decision: Decision) => {
        end();
        resolve(decision);
      };
      const until = performance.now() + budgetMilliseconds;
      const question = { clientId, transactionId, payload, until, answer };
      this.waiting.set(key, question);
    });
  }

  of(clientId: string): Question[] {
    return [...this.waiting.values()].filter((question) => question.clientId === clientId);
  }

  /** The question about a transaction; undefined where none waits. */
  find(clientId: string, transactionId: string): Question | undefined {
    return this.waiting.get(keyOf(clientId, transactionId));
  }
}

const keyOf = (clientId: string, transactionId: string): string => `${clientId} ${transactionId}`;
