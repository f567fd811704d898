/** The most characters of a statement that its error shows; the statement of a batch has thousands. */
const SHOWN_CHARACTERS = 160;

/**
 * Puts the reason first in the text of a failed statement's error, and the beginning of the statement after it. Knex
 * puts the whole statement before the reason, so a log that is cut off would lose the reason.
 */
export function putReasonFirst(error: { message: string }, sql: string): void {
  if (!error.message.startsWith(`${sql} - `)) return;
  const reason = error.message.slice(sql.length + ' - '.length);
  const line = sql.trim().replace(/\s+/g, ' ');
  const shown = line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)}…` : line;
  error.message = `${reason} - in: ${shown}`;
}

/** Returns the text of an error without its statement. */
export const withoutStatement = (message: string): string => message.replace(/ - in: .*$/s, '');
