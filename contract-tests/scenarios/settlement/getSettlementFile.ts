import type { Scenarios, Valid } from '../../world/scenarios';
import { valid as run } from './createSettlementRun';

export const valid: Valid<'getSettlementFile'> = async (world) => {
  const { data } = await world.call('createSettlementRun', await run(world));
  const [file] = data.files;
  return { path: { folder: file?.folder ?? '', name: file?.name ?? '' } };
};

export const scenarios: Scenarios<'getSettlementFile'> = {
  '404 SETTLEMENT_FILE_NOT_FOUND': async () => ({
    path: { folder: 'transactions', name: 'presentations1999_01_01.csv' },
  }),
};
