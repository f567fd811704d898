import assert from 'node:assert/strict';
import { type LifecycleName, lifecycles } from '../../../generated/lifecycles';
import type { Machine } from '../../../server/kernel/lifecycle';
import { everyStep } from '../../observe/attribute';
import type { World } from '../../world/world';
import type { Journey } from '../journey';

/** The ways to bring the records of a lifecycle into a state, and to move them on. */
interface Walk {
  lifecycle: LifecycleName;
  /** Makes a record in a state; resolves with its id. */
  at: Readonly<Record<string, (world: World) => Promise<string>>>;
  /** Makes a transition. The rows of the matrix already cover the missing ones. */
  by: Readonly<Record<string, (world: World, id: string) => Promise<unknown>>>;
  /** The state of a record, as the API shows it. */
  state(world: World, id: string): Promise<string>;
}

/** A journey along every transition of a lifecycle, from every state that it can leave. */
export function walkThrough({ lifecycle, at, by, state }: Walk): Journey {
  const { transitions } = lifecycles[lifecycle] as Machine;
  return {
    name: `every step of the lifecycle ${lifecycle}`,
    run: async ({ world, fail }) => {
      for (const { name, transition, from } of everyStep().filter((step) => step.lifecycle === lifecycle)) {
        const take = by[transition];
        if (take === undefined || from === null) continue;
        const to = transitions.find((candidate) => candidate.name === transition)?.to;
        try {
          const begin = at[from];
          assert(begin, `nothing brings about ${from}`);
          const id = await begin(world);
          assert.equal(await state(world, id), from, `a record that should be ${from} is not`);
          await take(world, id);
          assert.equal(await state(world, id), to, `it did not become ${to}`);
        } catch (error) {
          fail(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        }
      }
    },
  };
}
