import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Refusal } from './api';

/** Something that is being fetched. What was there stays while it is fetched again. */
export interface Loaded<T> {
  value: T | undefined;
  problem: Refusal | null;
  loading: boolean;
  reload(): void;
}

/** Fetches something, and again when one of `about` changes. What comes too late is let go. */
export function useLoaded<T>(fetchIt: () => Promise<T>, about: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ value: undefined, problem: null, loading: true });
  const turn = useRef(0);
  const latest = useRef(fetchIt);
  latest.current = fetchIt;
  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setState((known) => ({ ...known, loading: true }));
    latest.current().then(
      (value) => mine === turn.current && setState({ value, problem: null, loading: false }),
      (error: unknown) => {
        if (mine === turn.current) setState({ value: undefined, problem: asRefusal(error), loading: false });
      },
    );
  }, []);
  useEffect(() => {
    setState({ value: undefined, problem: null, loading: true });
    reload();
    return () => {
      turn.current += 1;
    };
  }, about);
  return { ...state, reload };
}

/** Turns any error into a refusal that a page can show. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('NO_ANSWER', String(error), null);
}
