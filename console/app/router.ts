import { signal } from '@preact/signals';
import { v4 as uuid } from 'uuid';

const ROOT = '/console';

/** Where the page is: `/console/<page>/<id>?<query>`. */
interface Route {
  /** As it is in the address, with everything behind the id: an address that goes on there belongs to no page. */
  page: string;
  id: string | null;
  query: URLSearchParams;
  /** The step of the history: going back leads to it again, following the same link does not. */
  step: string;
}

/** An address that somebody typed may have a percent sign that encodes nothing: it stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function stepOf(state: unknown): string {
  const { step } = (state ?? {}) as { step?: unknown };
  return typeof step === 'string' ? step : '';
}

function read(): Route {
  const [page = '', id, ...more] = location.pathname.slice(ROOT.length + 1).split('/');
  return {
    page: page === '' ? 'requests' : [page, ...more].filter(Boolean).join('/'),
    id: id === undefined || id === '' ? null : decoded(id),
    query: new URLSearchParams(location.search),
    step: stepOf(history.state),
  };
}

// A step of its own for a document that is opened. Loading it again, or coming back to it, finds the same step.
if (stepOf(history.state) === '') history.replaceState({ step: uuid() }, '');

export const route = signal<Route>(read());

/** The address of a page, of one thing on it, and of how it is shown. */
export function link(
  page: string,
  id?: string | null,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const shown = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  const search = new URLSearchParams(shown).toString();
  return `${ROOT}/${page}${id ? `/${encodeURIComponent(id)}` : ''}${search === '' ? '' : `?${search}`}`;
}

/** Goes to an address of the console. @param quietly without a step in the history, as while somebody types */
export function go(address: string, quietly = false): void {
  if (quietly) history.replaceState(history.state, '', address);
  else history.pushState({ step: uuid() }, '', address);
  route.value = read();
}

/** Lets links within the console change the page without loading it again. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    route.value = read();
  });
  document.addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (anchor === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || anchor.target !== '') return;
    if (anchor.origin !== location.origin || !anchor.pathname.startsWith(`${ROOT}/`)) return;
    event.preventDefault();
    go(anchor.pathname + anchor.search);
    if (!anchor.hasAttribute('data-stay')) document.getElementById('main')?.focus();
  });
}
