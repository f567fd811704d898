import { cuil, dni } from '../world/documents';

/**
 * The kinds of values that are made up, with their meaning. Some need the value of another input, whose name follows.
 */
const KINDS = {
  digits: 'twelve digits that no other run has',
  dni: 'the number of an Argentine identity card',
  cuil: 'the Argentine tax number around such a number, the name of whose input follows',
  day: 'the day that the clock of the service shows when the run begins, as in 2026-01-15',
} as const;

/**
 * Makes up the inputs that nobody has typed, in the order in which they stand.
 * @param today asks for the day of the service
 */
export async function makeUp(
  kinds: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, unknown>>,
  today: () => Promise<string>,
): Promise<Record<string, unknown>> {
  const made: Record<string, unknown> = { ...typed };
  for (const [name, written] of Object.entries(kinds)) made[name] ??= await madeOf(written, made, today);
  return made;
}

async function madeOf(
  written: string,
  known: Readonly<Record<string, unknown>>,
  today: () => Promise<string>,
): Promise<string> {
  const [kind = '', of = ''] = written.split(' ');
  if (kind === 'digits') return String(Math.floor(Math.random() * 9e11) + 1e11);
  if (kind === 'dni') return dni();
  if (kind === 'cuil') return cuil(String(known[of]));
  if (kind === 'day') return today();
  throw new Error(`x-fresh knows ${Object.keys(KINDS).join(', ')}, not ${kind}`);
}
