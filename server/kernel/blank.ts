/**
 * A character that leaves a mark on paper: not white space of any script, no control, and none that only shapes its
 * neighbours.
 */
const VISIBLE = /[^\s\p{Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Decides whether a text says nothing to anybody who reads it. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
