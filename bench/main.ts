import { authorizations } from './authorizations';
import { batches } from './batches';
import { codegen } from './codegen';
import { consoleViews } from './console';
import { devLoop } from './dev-loop';
import { footprint } from './footprint';
import { growth } from './growth';
import { pipeline } from './pipeline';
import { processes } from './processes';
import { readings } from './reads';
import { requestLog } from './request-log';
import { retention } from './retention';
import { scale } from './scale';
import { settlement } from './settlement';
import { snapshots } from './snapshots';
import { transactions } from './transactions';

interface Options {
  rounds: number;
  seconds: number;
  /** For benches that run on one kind of database at a time. */
  database: 'sqlite' | 'postgres';
  /** For benches that go through a number of rows. */
  rows: number;
}

const BENCHES: Readonly<Record<string, (options: Options) => Promise<void>>> = {
  codegen,
  'dev-loop': devLoop,
  growth,
  pipeline,
  'request-log': requestLog,
  transactions,
  authorizations,
  settlement,
  batches,
  footprint,
  snapshots,
  retention,
  processes,
  reads: readings,
  console: consoleViews,
  scale,
};

/** Runs a benchmark and prints its table. */
export async function bench(options: Options, name: string): Promise<void> {
  await BENCHES[name]?.(options);
}
