import { readFileSync } from 'node:fs';
import { UsageError } from '../../cli/declaration';
import { SETTINGS, type Setting } from './declared-options';
import type { Exchange } from './session';
import { kindOf } from './steps';
import type { Step } from './steps/step';

/** A sequence of steps, as it is printed and run again. */
export interface Story {
  setting: Setting;
  steps: readonly Step[];
}

/** A sequence that ended in a disagreement, in its shortest form. */
export interface Failure {
  /** The sequence of the run that failed first, counted from 1. */
  sequence: number;
  story: Story;
  problem: string;
  exchanges: readonly Exchange[];
}

/**
 * Reads a story from text, or from the named file.
 * @throws Error if it is not a story
 */
export function readStory(given: string): Story {
  const text = given.trimStart().startsWith('{') ? given : textOf(given);
  const { setting, steps } = JSON.parse(text) as Story;
  if (!SETTINGS.includes(setting) || !Array.isArray(steps)) throw new Error('a story has a setting and steps');
  for (const step of steps) kindOf(step);
  return { setting, steps };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--story ${file} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

const SHOWN = 300;
const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** A failure as people read it: the mistake, the story to paste, and the requests and answers. */
export function linesOf({ sequence, story, problem, exchanges }: Failure): string[] {
  return [
    `sequence ${sequence} fails: ${problem}`,
    `the shortest story that does, of ${story.steps.length} steps; to run it again:`,
    '',
    `npm run sequences -- --story '${JSON.stringify(story).replaceAll("'", "'\\''")}'`,
    '',
    ...exchanges.map(({ method, target, body, status, answer }) =>
      shortened(`  ${method} ${target} ${body} → ${status} ${answer}`),
    ),
  ];
}
