import MiniSearch from 'minisearch';

/** As the server writes it: kind, title, where, text, address. */
interface Entry {
  k: string;
  t: string;
  w: string;
  x: string;
  a: string;
}

const SHOWN = 30;

let index: Promise<{ entries: Entry[]; search: MiniSearch }> | null = null;

/** Fetches and builds the index when somebody is about to search. */
function load() {
  index ??= make().catch((error: unknown) => {
    index = null;
    throw error;
  });
  return index;
}

async function make() {
  const response = await fetch(document.body.dataset.search ?? '');
  if (!response.ok) throw new Error(`the index was answered with ${response.status}`);
  const entries = (await response.json()) as Entry[];
  const search = new MiniSearch({
    fields: ['t', 'w', 'x'],
    searchOptions: {
      boost: { t: 4, w: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      // A field is rarely what is looked for where an operation, an error or a guide has the same words.
      boostDocument: (id) => (entries[id as number]?.k === 'field' ? 0.5 : 1),
    },
  });
  search.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return { entries, search };
}

/** Shows the box, and what is found while somebody types. */
export function searchBox(): void {
  const box = document.querySelector<HTMLElement>('[data-search-box]');
  const input = box?.querySelector('input');
  const found = box?.querySelector<HTMLElement>('.found');
  if (!box || !input || !found) return;
  box.hidden = false;
  const close = () => {
    found.hidden = true;
  };
  input.addEventListener('focus', () => void load().catch(() => undefined));
  input.addEventListener('input', () => void show(input, found));
  box.addEventListener('keydown', (event) => onKey(event, input, found, close));
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
  found.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
}

function onKey(event: KeyboardEvent, input: HTMLInputElement, found: HTMLElement, close: () => void): void {
  const links = [...found.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === 'Escape') {
    close();
    input.focus();
  } else if (event.key === 'ArrowDown') {
    links[Math.min(at + 1, links.length - 1)]?.focus();
  } else if (event.key === 'ArrowUp') {
    (at <= 0 ? input : links[at - 1])?.focus();
  } else if (event.key === 'Enter' && at === -1) {
    links[0]?.click();
  } else return;
  event.preventDefault();
}

function statusLine(text: string): HTMLParagraphElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.textContent = text;
  return status;
}

async function show(input: HTMLInputElement, found: HTMLElement): Promise<void> {
  const words = input.value;
  if (words.trim() === '') {
    found.hidden = true;
    return;
  }
  const index = await load().catch(() => null);
  // While the index was fetched, somebody may have typed on, or cleared the box.
  if (input.value !== words) return;
  if (index === null) {
    found.replaceChildren(statusLine('The search cannot be loaded. Type again to try once more.'));
    found.hidden = false;
    return;
  }
  const { entries, search } = index;
  const hits = search.search(words).slice(0, SHOWN);
  const status = statusLine(
    hits.length === 0 ? 'Nothing found' : `${hits.length === SHOWN ? `The first ${SHOWN}` : hits.length} found`,
  );
  const list = document.createElement('ul');
  list.append(...hits.map(({ id }) => line(entries[id as number] as Entry)));
  found.replaceChildren(status, list);
  found.hidden = false;
}

function line({ k, t, w, x, a }: Entry): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = a;
  for (const [name, text] of [
    ['kind', k],
    ['title', t],
    ['where', w],
    ['about', x],
  ] as const) {
    if (text === '') continue;
    const part = document.createElement('span');
    part.className = name;
    part.textContent = text;
    link.append(part, ' ');
  }
  item.append(link);
  return item;
}
