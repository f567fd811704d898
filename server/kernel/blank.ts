/** What leaves a mark on paper: neither white space of any script, nor a control, nor what only shapes what stands around it. */
const VISIBLE = /[^\s\p{Control}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;

/** Decides whether a text says nothing to anybody who reads it. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
