import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announced } from './announce';
import { dataOf, sandbox } from './api';
import { useLoaded } from './load';
import { ClientsPage, FaultsPage, NetworksPage, SettlementPage } from './pages/area';
import { CallPage } from './pages/call';
import { CardsPage } from './pages/cards';
import { EventsPage } from './pages/events';
import { MoneyPage } from './pages/money';
import { RequestsPage } from './pages/requests';
import { StartPage } from './pages/start';
import { TimePage } from './pages/time';
import { useAction } from './parts/action';
import { Empty, Labelled, Line, Title } from './parts/basics';
import { Guarded } from './parts/guarded';
import { link, route } from './router';
import {
  clientOfTab,
  endedBy,
  isOpening,
  login,
  logout,
  revisionName,
  session,
  setup,
  switchToMachineClient,
} from './session';
import { choose, LANGUAGES, type LanguageName, language, t } from './texts';

/** The pages. A part of the program that is fetched later can be lost, and browsers do not fetch it again. */
const PAGES = {
  requests: RequestsPage,
  call: CallPage,
  events: EventsPage,
  cards: CardsPage,
  money: MoneyPage,
  time: TimePage,
  networks: NetworksPage,
  faults: FaultsPage,
  settlement: SettlementPage,
  clients: ClientsPage,
  start: StartPage,
} satisfies Record<string, ComponentType>;

type PageName = keyof typeof PAGES;

/** The pages on which one record can be shown. */
const WITH_RECORDS: ReadonlySet<string> = new Set<PageName>(['requests', 'call', 'events', 'cards', 'money']);

/** The page that an address names; null if it names none. */
function pageOf({ page, id }: { page: string; id: string | null }): PageName | null {
  if (!Object.hasOwn(PAGES, page)) return null;
  return id === null || WITH_RECORDS.has(page) ? (page as PageName) : null;
}

/** The whole console: whose it is and where to go above, the page below. */
export function App() {
  const page = pageOf(route.value);
  const [loggingIn, setLoggingIn] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const header = useRef<HTMLElement>(null);
  const client = session.value;
  const Page = page === null ? null : PAGES[page];
  useEffect(() => {
    document.documentElement.lang = language.value;
  }, [language.value]);
  useEffect(() => {
    document.title = `${page === null ? t.value.noPage.title : t.value.names[page]} · contrato`;
  }, [page, language.value]);
  useEffect(() => {
    // A long name of a client makes it higher.
    const measured = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--header', `${header.current?.offsetHeight ?? 0}px`);
    });
    if (header.current !== null) measured.observe(header.current);
    return () => measured.disconnect();
  }, []);
  useEffect(() => {
    // On a narrow screen the names of the pages scroll. With scrollIntoView, Tab would begin there and miss what comes
    // before.
    const name = document.querySelector<HTMLElement>('nav [aria-current]');
    const names = name?.closest('nav');
    if (!name || !names) return;
    const [one, all] = [name.getBoundingClientRect(), names.getBoundingClientRect()];
    names.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  }, [page, language.value]);
  return (
    <>
      <a class="skip" href="#main">
        {t.value.skip}
      </a>
      <header ref={header} class="top">
        <a class="brand" href={link('requests')}>
          contrato <span>console</span>
        </a>
        <nav aria-label={t.value.pages}>
          {(Object.keys(PAGES) as PageName[]).map((name) => (
            <a key={name} href={link(name)} aria-current={name === page ? 'page' : undefined}>
              {t.value.names[name]}
            </a>
          ))}
          <a href="/docs">{t.value.documentation}</a>
        </nav>
        <div class="who">
          {client !== null && <Who key={client.number} page={page} />}
          <Languages />
          {client !== null && (
            <button
              ref={opener}
              type="button"
              class="quiet"
              onClick={() => setLoggingIn(!loggingIn)}
              aria-expanded={loggingIn}
            >
              {t.value.login.other}
            </button>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {page === null && <NoPage />}
        {(loggingIn || (client === null && !isOpening.value)) && (
          <Login
            isFirst={client === null}
            done={() => setLoggingIn(false)}
            cancel={() => {
              setLoggingIn(false);
              opener.current?.focus();
            }}
          />
        )}
        {client === null && isOpening.value && !loggingIn && <p class="soft">{t.value.loading}</p>}
        {client !== null && Page !== null && (
          <Guarded key={`${client.number} ${page}`}>
            <Page />
          </Guarded>
        )}
      </main>
      <p class="hidden" role="status">
        <span>{announced.value}</span>
      </p>
    </>
  );
}

/** Says that an address belongs to no page, and links to the requests. */
function NoPage() {
  return (
    <>
      <Title title={t.value.noPage.title} about={t.value.noPage.about} />
      <p>
        <a href={link('requests')}>{t.value.names.requests}</a>
      </p>
    </>
  );
}

/** Shows the client that is logged in and its revision, which can change on any page. */
function Who({ page }: { page: PageName | null }) {
  const { value, problem, reload } = useLoaded(async () => {
    const { data } = await dataOf(sandbox.GET('/sandbox/v1/client'));
    revisionName.value = data.revision;
    return data;
  }, []);
  const first = useRef(page);
  useEffect(() => {
    if (page !== first.current) reload();
    first.current = page;
  }, [page, reload]);
  const shown = problem === null ? value?.name : session.value?.clientId;
  return (
    <span class="client" title={session.value?.clientId}>
      <b>{shown ?? '…'}</b> <span class="soft">{value?.revision ?? ''}</span>
    </span>
  );
}

function Languages() {
  return (
    <Labelled label={t.value.textLanguage}>
      <select value={language.value} onChange={(event) => choose(event.currentTarget.value as LanguageName)}>
        {Object.entries(LANGUAGES).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Login({ isFirst, done, cancel }: { isFirst: boolean; done: () => void; cancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Somebody opened it with a button elsewhere on the page.
    if (!isFirst) form.current?.querySelector('input')?.focus();
  }, []);
  const [before] = useState(isFirst ? clientOfTab() : null);
  const [clientId, setClientId] = useState(before ?? '');
  const [clientSecret, setClientSecret] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isRunning, run } = useAction();
  const words = t.value.login;
  const shown = refusal ?? endedBy.value;
  const submit = async () => {
    const refused = await login({ clientId, clientSecret });
    setRefusal(refused);
    if (refused === null) done();
  };
  return (
    <form
      ref={form}
      class="login panel"
      onSubmit={(event) => {
        event.preventDefault();
        run(submit);
      }}
    >
      <h1>{words.title}</h1>
      <p class="soft">{words.about}</p>
      {before !== null && <p>{words.reloaded}</p>}
      <Line label={words.id} value={clientId} onInput={setClientId} />
      <Line label={words.secret} value={clientSecret} type="password" onInput={setClientSecret} />
      {shown !== null && <Empty>{words.refused(shown)}</Empty>}
      <p class="tools">
        <button type="submit" class="primary" aria-disabled={isRunning}>
          {words.submit}
        </button>
        {before !== null && setup.local !== undefined && (
          <button type="button" class="quiet" onClick={() => void switchToMachineClient()}>
            {words.asLocal(setup.local.client_id)}
          </button>
        )}
        {!isFirst && (
          <>
            <button type="button" class="quiet" onClick={cancel}>
              {words.cancel}
            </button>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                logout();
                done();
              }}
            >
              {words.logout}
            </button>
          </>
        )}
      </p>
    </form>
  );
}
