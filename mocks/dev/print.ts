import { changeLines, summary } from '../../codegen/diff/report';
import type { DevEvent } from './loop';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const counted = (count: number): string => `${count} ${count === 1 ? 'problem' : 'problems'}`;

/** Invisible differences are counted; one line each would bury the others. */
function changeText({ told }: Extract<DevEvent, { kind: 'changes' }>): string[] {
  if (told.now.length === 0) return [];
  const visible = told.now.filter(({ effect }) => effect !== 'invisible');
  return [
    ...visible.flatMap(changeLines),
    `for partners: ${summary(told.now)}; since the start: ${summary(told.sinceStart)}`,
  ];
}

/** What a person reads of an event. */
export function linesOf(event: DevEvent): string[] {
  switch (event.kind) {
    case 'served':
      if (event.served.length === 0) return [`ok  ${seconds(event.milliseconds)}  the contract says what it said`];
      return [`ok  ${seconds(event.milliseconds)}  served by ${event.served.join(', ')}`];
    case 'refused':
      return ['NO  the last good contract is served on', ...event.problems];
    case 'changes':
      return changeText(event);
    default: {
      const sign = event.problems.length === 0 ? 'ok' : 'NO';
      return [
        `${sign}  ${seconds(event.milliseconds)}  ${event.kind}: ${counted(event.problems.length)}`,
        ...event.problems,
      ];
    }
  }
}
