import { mutantNamed } from '../mutants/catalogue';
import { type Block, type BlockResult, runBlock, runStory } from './block';
import { takeOver } from './one-source';
import { reverseUnorderedRows } from './row-order';
import type { Story } from './story';

/** A part of a run that a process carries out. */
export type Task = {
  mutant?: string | undefined;
  /** True where the process, from here on, gets rows that nobody ordered the other way round. */
  reversed?: boolean;
} & ({ block: Block } | { story: Story; database: Block['database'] });

/** The message of a worker to the process that started it. */
export type WorkerMessage = { result: BlockResult } | { failure: string };

function carryOut(task: Task): Promise<BlockResult> {
  if (task.reversed) reverseUnorderedRows();
  const breakage = task.mutant === undefined ? undefined : mutantNamed(task.mutant).break;
  return 'block' in task ? runBlock(task.block, breakage) : runStory(task.story, task.database, breakage);
}

/** Carries out one task at a time, as they come. */
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
  // Whoever started this process is gone.
  process.on('disconnect', () => process.exit());
}

if (require.main === module) serve();
