import { mutantNamed } from '../mutants/catalogue';
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

/** The message of a worker to the process that started it. */
export type WorkerMessage = { result: BlockResult } | { failure: string };

function carryOut(task: Task): Promise<BlockResult> {
  if (task.reversed) reverseUnorderedRows();
  const breakage = task.mutant === undefined ? undefined : mutantNamed(task.mutant).break;
  return 'block' in task ? runBlock(task.block, breakage) : runStory(task.story, task.database, breakage);
}

/** Runs one task at a time, in order of arrival. */
function serve(): void {
  process.env.REQUEST_LOG_ENTRIES = '0';
  takeOver();
  const send = (message: WorkerMessage) => void process.send?.(message);
  process.on('message', (task: Task) => {
    carryOut(task).then(
      (result) => send({ result }),
      (error: unknown) => send({ failure: error instanceof Error ? String(error.stack) : String(error) }),
    );
  });
  // The parent process has ended.
  process.on('disconnect', () => process.exit());
}

if (require.main === module) serve();
