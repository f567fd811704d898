import { mutantNamed } from '../mutants/catalogue';
import { serveTasks } from '../worker-pool';
import { type Block, type BlockResult, runBlock, runStory } from './block';
import { takeOver } from './one-source';
import { reverseUnorderedRows } from './row-order';
import type { Story } from './story';

/** A part of a run for one process. */
export type Task = {
  mutant?: string | undefined;
  /** True if the process, from now on, gets rows without an order in reverse. */
  reversed?: boolean;
} & ({ block: Block } | { story: Story; database: Block['database'] });

function carryOut(task: Task): Promise<BlockResult> {
  if (task.reversed) reverseUnorderedRows();
  const breakage = task.mutant === undefined ? undefined : mutantNamed(task.mutant).break;
  return 'block' in task ? runBlock(task.block, breakage) : runStory(task.story, task.database, breakage);
}

function serve(): void {
  process.env.REQUEST_LOG_ENTRIES = '0';
  takeOver();
  serveTasks(carryOut);
}

if (require.main === module) serve();
