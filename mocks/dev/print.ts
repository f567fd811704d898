import { changeLines, summary, wayOut } from '../../codegen/diff/report';
import type { DevEvent } from './event';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const counted = (count: number): string => `${count} ${count === 1 ? 'problem' : 'problems'}`;

/** Words and examples that are named: more would bury what matters. */
const SHOWN_WORDS = 8;

/** Prints the changes that programs notice in two lines each; of words and examples the first few, in one. */
function changeText({ told }: Extract<DevEvent, { kind: 'changes' }>): string[] {
  if (told.now.length === 0) return [];
  const visible = told.now.filter(({ effect }) => effect !== 'invisible');
  const words = told.now.filter(({ effect }) => effect === 'invisible');
  const more = words.length - SHOWN_WORDS;
  return [
    ...visible.flatMap(changeLines),
    ...words.slice(0, SHOWN_WORDS).flatMap((change) => changeLines(change).slice(0, 1)),
    ...(more > 0 ? [`invisible  and ${more} more`] : []),
    ...wayOut(told.now),
    `for partners: ${summary(told.now)}; since the start: ${summary(told.sinceStart)}`,
  ];
}

/** Returns the lines of an event for a person. */
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
