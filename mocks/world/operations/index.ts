import type { AllServices } from '../../../server/all-services';
import type { OperationRegistry } from '../../../server/platform/http/operation';
import type { SandboxOperationId } from '../contract';
import type { Faults } from '../faults';
import type { Receivers } from '../receiver/receivers';
import type { RequestLog } from '../requests/request-log';
import type { SnapshotOptions } from '../snapshots/options';
import { accountOperations } from './accounts';
import { bankOperations } from './bank';
import { batchOperations } from './batches';
import { cardTransactionOperations } from './card-transactions';
import { cardOperations } from './cards';
import { cashOperations } from './cash';
import { clientOperations } from './clients';
import { controlOperations } from './controls';
import { eventOperations } from './events';
import { identityOperations } from './identity';
import { receiverOperations } from './receiver';
import { requestOperations } from './requests';
import { settlementOperations } from './settlement';
import { shipmentOperations } from './shipments';
import { snapshotOperations } from './snapshots';

/** The parts that the operations of the sandbox share besides the services. */
interface WorldParts {
  faults: Faults;
  log: RequestLog;
  receivers: Receivers;
  snapshots: SnapshotOptions;
}

/** Every operation of the sandbox's contract. Each area has a folder, and an object with its operations by name. */
export function worldOperations({
  faults,
  log,
  receivers,
  snapshots,
}: WorldParts): OperationRegistry<SandboxOperationId, AllServices> {
  return {
    ...clientOperations(faults, log),
    ...snapshotOperations(faults, snapshots),
    ...controlOperations(faults),
    ...eventOperations,
    ...receiverOperations(receivers),
    ...requestOperations(log),
    ...accountOperations,
    ...cardOperations,
    ...batchOperations,
    ...shipmentOperations,
    ...identityOperations,
    ...cashOperations,
    ...bankOperations,
    ...cardTransactionOperations,
    ...settlementOperations,
  };
}
