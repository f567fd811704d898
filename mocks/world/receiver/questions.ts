import { processingDefaults } from '../../../server/card-processing/options';
import type { CardCall, Decision } from '../../client/call';

/** An authorization that waits for a person's answer. */
export interface Question {
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
      const over = setTimeout(() => {
        this.waiting.delete(key);
        reject(new Error('nobody answered in time'));
      }, budgetMilliseconds).unref();
      const answer = (decision: Decision) => {
        clearTimeout(over);
        this.waiting.delete(key);
        resolve(decision);
      };
      this.waiting.set(key, {
        clientId,
        transactionId,
        payload,
        until: performance.now() + budgetMilliseconds,
        answer,
      });
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
