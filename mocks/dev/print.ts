import { saveLines } from '../../codegen/diff/report';
import { problemsInWords } from '../../codegen/lint/report';
import type { DevEvent } from './event';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** Returns the lines of an event for a person. */
export function linesOf(event: DevEvent): string[] {
  switch (event.kind) {
    case 'served':
      if (event.served.length === 0)
        return [`ok  ${seconds(event.milliseconds)}  the contract is unchanged in meaning`];
      return [`ok  ${seconds(event.milliseconds)}  served by ${event.served.join(', ')}`];
    case 'refused':
      return ['NO  the last good contract is still served', ...event.problems];
    case 'changes':
      return saveLines(event.changes);
    default: {
      const sign = event.problems.length === 0 ? 'ok' : 'NO';
      return [
        `${sign}  ${seconds(event.milliseconds)}  ${event.kind}: ${problemsInWords(event.problems.length)}`,
        ...event.problems,
      ];
    }
  }
}
