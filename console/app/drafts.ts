import type { Draft } from '../form/draft';
import type { Forms } from '../form/forms';
import { filledAgain, type KeptDraft, keptOf, secretNames } from '../form/kept-draft';

// What somebody has filled into forms: going back finds it, and so does loading the document again in the same tab.

/** The drafts since the document was loaded, with their secrets, by form. */
const drafts = new Map<string, Draft>();

const PREFIX = 'contrato.draft ';

/** A form at a step of the history. */
interface DraftKey {
  clientId: string;
  /** The step of the history: following a link to the same form again leads to an empty one. */
  step: string;
  /** The name of the operation with what the form begins with. */
  form: string;
}

const ofClient = (clientId: string): string => `${PREFIX}${JSON.stringify(clientId)} `;

const nameOf = ({ clientId, step, form }: DraftKey): string => `${ofClient(clientId)}${step} ${form}`;

/** Returns what was filled into a form before; the draft that it begins with if nothing was. */
export function draftAt(key: DraftKey, original: Draft): Draft {
  const name = nameOf(key);
  const draft = drafts.get(name);
  if (draft !== undefined) return draft;
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? original : filledAgain(original, JSON.parse(text) as KeptDraft);
  } catch {
    return original;
  }
}

/** Keeps what is filled in: in memory as it is, and in the tab without secrets. */
export function keepDraft(key: DraftKey, draft: Draft, original: Draft, forms: Forms): void {
  const name = nameOf(key);
  drafts.set(name, draft);
  try {
    sessionStorage.setItem(name, JSON.stringify(keptOf(draft, original, secretNames(forms))));
  } catch {
    // A browser that keeps nothing, or not as much.
  }
}

/** Forgets all drafts. */
export const forgetDrafts = (): void => forget(() => true);

/** Forgets the drafts of all clients but one. */
export const forgetDraftsOfOthers = (clientId: string): void => forget((name) => !name.startsWith(ofClient(clientId)));

function forget(isForgotten: (name: string) => boolean): void {
  for (const name of [...drafts.keys()].filter(isForgotten)) drafts.delete(name);
  try {
    const kept = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX) && isForgotten(name));
    for (const name of kept) sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing.
  }
}
