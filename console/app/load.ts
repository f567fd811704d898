import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Refusal } from './api';
import { t } from './texts';

/** Something that is being fetched. What was there stays while it is fetched again, also if that fails. */
export interface Loaded<T> {
  value: T | undefined;
  problem: Refusal | null;
  loading: boolean;
  reload(): void;
}

/**
 * Fetches something, and again when one of `about` changes. An answer that a later one has overtaken is dropped. An
 * answer that comes after the next question is shown: otherwise a page that asks often would never show what a slow
 * service says.
 */
export function useLoaded<T>(fetchIt: () => Promise<T>, about: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ value: undefined, problem: null, loading: true });
  const turn = useRef(0);
  /** The turn of the latest answer that is shown, or up to which answers are dropped. */
  const shown = useRef(0);
  const latest = useRef(fetchIt);
  latest.current = fetchIt;
  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setState((known) => ({ ...known, loading: true }));
    const show = (state: Partial<Pick<Loaded<T>, 'value' | 'problem'>>) => {
      if (mine <= shown.current) return;
      shown.current = mine;
      setState((known) => ({ ...known, ...state, loading: mine !== turn.current }));
    };
    latest.current().then(
      (value) => show({ value, problem: null }),
      (error: unknown) => show({ problem: asRefusal(error) }),
    );
  }, []);
  useEffect(() => {
    setState({ value: undefined, problem: null, loading: true });
    reload();
    return () => {
      shown.current = turn.current;
    };
  }, about);
  return { ...state, reload };
}

/** Keeps what is loaded by its name. What could not be loaded is loaded again. */
export function keeping<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const loading = known.get(name) ?? load(name);
    known.set(name, loading);
    loading.catch(() => known.delete(name));
    return loading;
  };
}

/**
 * Turns any error into a refusal that a page can show. An error of the program comes of an answer with another form
 * than that of the contract, or of a mistake of the console: nothing tells which.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return error instanceof DOMException
    ? new Refusal('NO_ANSWER', t.value.failures.noAnswer, null)
    : new Refusal('NOT_SHOWN', `${t.value.failures.notShown} ${String(error)}`, null);
}
