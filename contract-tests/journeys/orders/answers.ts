import networkApi from '../../../generated/documents/network-api.json';
import { rowsFor } from '../../../generated/matrix';
import { type NetworkApiOperationId, operations } from '../../../generated/operations';
import { parseRevision } from '../../../generated/revisions';
import { exampleBody } from '../replies';

/** An answer of a network, as the contract documents it. */
export interface Answer {
  operation: NetworkApiOperationId;
  status: number;
  /** The example's name, `empty` where there is no body. */
  example: string;
  /** The body as text, empty where there is none. */
  body: string;
}

/** Every answer that the contract documents for what networks are asked. */
export const ANSWERS: readonly Answer[] = rowsFor(parseRevision('current'), ['network-api']).map(
  ({ operationId, status, example }) => {
    const operation = operationId as NetworkApiOperationId;
    return { operation, status, example, body: exampleBody(networkApi, operations[operation], status, example) };
  },
);

/** The answer to a question that a journey says nothing about: the first that the contract has. */
export function usualAnswer(operation: NetworkApiOperationId): Answer {
  const answer = ANSWERS.find((candidate) => candidate.operation === operation);
  if (answer === undefined) throw new Error(`the contract has no answer to ${operation}`);
  return answer;
}
