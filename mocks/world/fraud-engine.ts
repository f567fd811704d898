import { triggered } from '../../generated/triggers';
import type { FraudEngine } from '../../server/networks/fraud/engine-port';

/** Refuses the amounts that the contract names for it, and nothing else. */
export class SimulatedFraudEngine implements FraudEngine {
  refuses({ operationId, amount }: Parameters<FraudEngine['refuses']>[0]): boolean {
    return (
      triggered(operationId as Parameters<typeof triggered>[0], 'body:/total_amount', amount) ===
      'FRAUD_SCORING_REJECTED'
    );
  }
}
