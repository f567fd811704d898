import { useEffect, useRef, useState } from 'preact/hooks';
import { type Beginning, draftOf, requestOf } from '../../form/draft';
import type { Json, NamedOperation } from '../../form/forms';
import { newKey, ofService, readable, viewed } from '../api';
import { ADDRESSES, type AreaName } from '../areas';
import { csvRows } from '../csv';
import { save } from '../files';
import { type Contract, useContract } from '../forms';
import { useLoaded } from '../load';
import { Action } from '../parts/action';
import { Answer, type Answered, answerTo } from '../parts/answer';
import { Cut, Loading, Moment, Panel, Problem, State, Table, Title, Written } from '../parts/basics';
import { EndingValues } from '../parts/ending';
import { OperationForm } from '../parts/operation-form';
import { dayOfFile, Reconciliation } from '../parts/reconciliation';
import { link, route } from '../router';
import { session } from '../session';
import { t } from '../texts';

type Row = { [key: string]: Json };

/** Fields of a record that a table shows at most. */
const MAX_COLUMNS = 6;
const PREVIEWED_ROWS = 200;
const PAGE_SIZE = 100;
/** The first field of a form that somebody can fill in. */
const FIRST_FIELD = 'form :is(input, select, textarea):enabled';

/** Cash networks, banks, couriers and providers, made to act. */
export const NetworksPage = () => <Area name="networks" />;
/** The faults that are injected. */
export const FaultsPage = () => <Area name="faults" />;
/** The files of a day. */
export const SettlementPage = () => <Area name="settlement" />;
/** The client itself. */
export const ClientsPage = () => <Area name="clients" />;

/**
 * A part of the sandbox, made from the contract: its lists as tables with what can be done to a row, and a form for
 * everything else.
 */
function Area({ name }: { name: AreaName }) {
  const { value: contract, problem, reload } = useContract();
  const [turn, setTurn] = useState(0);
  const words = t.value.areas[name];
  const file = route.value.query.get('file');
  const operations = [...(contract?.operations.values() ?? [])].filter(({ path }) => ADDRESSES[name].test(path));
  const lists = operations.filter(isList);
  const ofRows = new Set(lists.flatMap((list) => actionsOf(operations, list)));
  const others = operations.filter((operation) => !lists.includes(operation) && !ofRows.has(operation));
  return (
    <>
      <Title title={words.title} about={words.about} />
      <Problem problem={problem} tryAgain={reload} />
      <Loading of={{ value: contract, problem }} />
      {name === 'clients' && <EndingValues />}
      {file !== null && <Preview address={file} />}
      {contract !== undefined &&
        lists.map((list) => (
          <Records
            key={list.operationId}
            contract={contract}
            list={list}
            actions={actionsOf(operations, list)}
            forms={formsOf(operations, list)}
            file={fileOf(operations, list)}
            turn={turn}
            page={name}
          />
        ))}
      {contract !== undefined && (
        <Forms contract={contract} operations={others} sent={() => setTurn((before) => before + 1)} />
      )}
    </>
  );
}

/** Returns the name of an operation in the language of the page. */
const titleOf = ({ operationId, summary }: NamedOperation): string => t.value.areas.operations[operationId] ?? summary;

const isList = ({ method, parameters, operationId }: NamedOperation): boolean =>
  method === 'GET' && /^(list|search)/.test(operationId) && parameters.every(({ required }) => !required);

/** Returns the operations without a body right below an item of a list: each becomes a button. */
const actionsOf = (operations: readonly NamedOperation[], { path }: NamedOperation): NamedOperation[] =>
  operations.filter((one) => one.path.startsWith(`${path}/{`) && one.method !== 'GET' && one.body === null);

/** Returns the operations with a body right below an item of a list: each becomes a form. */
const formsOf = (operations: readonly NamedOperation[], { path }: NamedOperation): NamedOperation[] =>
  operations.filter((one) => one.path.startsWith(`${path}/{`) && one.body !== null);

/** The operation that returns an item of a list as a file; null if there is none. */
const fileOf = (operations: readonly NamedOperation[], { path }: NamedOperation): NamedOperation | null =>
  operations.find((one) => one.method === 'GET' && one.path.startsWith(`${path}/{`) && one.path.endsWith('/file')) ??
  null;

/** The value of the only parameter in an operation's path, from a row. */
function beginningFor({ parameters }: NamedOperation, row: Row) {
  const [own] = parameters.filter(({ in: place }) => place === 'path');
  return own === undefined ? {} : { parameters: { [own.name]: String(row[own.name] ?? row.id ?? '') } };
}

interface RecordsProps {
  contract: Contract;
  list: NamedOperation;
  actions: readonly NamedOperation[];
  forms: readonly NamedOperation[];
  file: NamedOperation | null;
  /** Changes whenever something was sent. */
  turn: number;
  page: string;
}

function Records({ contract, list, actions, forms, file, turn, page }: RecordsProps) {
  const loaded = useLoaded(async () => {
    const response = await viewed(`${list.path}?page[size]=${PAGE_SIZE}`);
    const body = ofService(await readable<unknown>(response.json()));
    return body as { data: Row[]; meta?: { pagination: { total_items: number } } };
  }, [list.operationId, turn]);
  const [answer, setAnswer] = useState<Answered | null>(null);
  const [form, setForm] = useState<{ operation: NamedOperation; beginning: Beginning } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // The form stands below the rows, of which there can be many.
    if (form !== null) place.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [form]);
  const open = (operation: NamedOperation, row: Row, button: HTMLElement) => {
    opener.current = button;
    setForm({ operation, beginning: beginningFor(operation, row) });
  };
  const close = () => {
    setForm(null);
    opener.current?.focus();
  };
  const rows = loaded.value?.data ?? [];
  const columns = columnsOf(rows);
  const act = async (operation: NamedOperation, row: Row) => {
    const came = await answerTo(requestOf(draftOf(operation, beginningFor(operation, row)), target()));
    setAnswer(came.status === 204 ? null : came);
    loaded.reload();
  };
  const download = async (operation: NamedOperation, row: Row) => {
    const came = await answerTo(requestOf(draftOf(operation, beginningFor(operation, row)), target()));
    setAnswer(came.status === 200 ? null : came);
    if (came.status === 200) save(`${String(row.name ?? row.id)}.json`, came.text);
  };
  const hasTools = actions.length > 0 || forms.length > 0 || file !== null;
  return (
    <Panel title={titleOf(list)}>
      <Problem problem={loaded.problem} tryAgain={loaded.reload} />
      <Loading of={loaded} />
      {loaded.value !== undefined && rows.length === 0 && <p class="soft">{t.value.areas.none}</p>}
      {rows.length > 0 && (
        <Table label={titleOf(list)} head={hasTools ? [...columns, t.value.areas.actions] : columns} stacks>
          {rows.map((row) => (
            <tr key={JSON.stringify(row.id ?? row)}>
              {columns.map((column) => (
                <td key={column} data-name={column}>
                  <Cell value={row[column]} page={page} isName={column === 'name'} />
                </td>
              ))}
              {hasTools && (
                <td data-name={t.value.areas.actions}>
                  <div class="tools">
                    {actions.map((operation) => (
                      <Action key={operation.operationId} class="quiet" action={() => act(operation, row)}>
                        {titleOf(operation)}
                      </Action>
                    ))}
                    {forms.map((operation) => (
                      <button
                        key={operation.operationId}
                        type="button"
                        class="quiet"
                        onClick={({ currentTarget }) => open(operation, row, currentTarget)}
                      >
                        {titleOf(operation)} …
                      </button>
                    ))}
                    {file !== null && (
                      <Action class="quiet" action={() => download(file, row)}>
                        {t.value.areas.download}
                      </Action>
                    )}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </Table>
      )}
      <Cut shown={rows.length} total={loaded.value?.meta?.pagination.total_items} />
      {answer !== null && <Answer answer={answer} />}
      {form !== null && (
        <div ref={place}>
          <Panel
            title={titleOf(form.operation)}
            tools={
              <button type="button" class="quiet" onClick={close}>
                {t.value.close}
              </button>
            }
          >
            <OperationForm contract={contract} {...form} onAnswer={loaded.reload} />
          </Panel>
        </div>
      )}
    </Panel>
  );
}

const target = () => ({ baseUrl: location.origin, token: session.value?.token ?? '', newKey });

function columnsOf(rows: readonly Row[]): string[] {
  const isShown = (name: string) => rows.some(({ [name]: value }) => typeof value !== 'object' || isFiles(value));
  return Object.keys(rows[0] ?? {})
    .filter(isShown)
    .slice(0, MAX_COLUMNS);
}

/** Files as a settlement run names them. */
const isFiles = (value: Json): value is { folder: string; name: string; rows: number }[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object' && value[0] !== null && 'folder' in value[0];

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** @param isName true if somebody has made the value up, which may look like a word of the contract */
function Cell({ value, page, isName }: { value: Json | undefined; page: string; isName: boolean }) {
  if (value === undefined || value === null) return <span class="soft">–</span>;
  if (isFiles(value)) {
    return (
      <ul class="links">
        {value.map(({ folder, name, rows }) => (
          <li key={folder}>
            <a href={link(page, null, { file: `${folder}/${name}` })}>
              {folder}/{name}
            </a>{' '}
            <span class="soft">({rows})</span>
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value === 'number') return <span class="figure">{value}</span>;
  const text = String(value);
  if (MOMENT.test(text)) return <Moment at={text} />;
  return !isName && /^[A-Z][A-Z_]+$/.test(text) ? <State value={text} /> : <span class="cell">{text}</span>;
}

/** A settlement file as a table. */
function Preview({ address }: { address: string }) {
  const { value, problem, reload } = useLoaded(async () => {
    const [folder = '', name = ''] = address.split('/');
    const path = `/sandbox/v1/settlement-files/${encodeURIComponent(folder)}/${encodeURIComponent(name)}`;
    return csvRows(await readable((await viewed(path)).text()));
  }, [address]);
  const [head = [], ...rows] = value ?? [];
  const day = address.startsWith('transactions/') ? dayOfFile(address) : null;
  return (
    <Panel title={address} tools={<a href={link('settlement')}>{t.value.close}</a>}>
      <Problem problem={problem} tryAgain={reload} />
      {value !== undefined && (
        <Table label={address} head={head}>
          {rows.slice(0, PREVIEWED_ROWS).map((row, at) => (
            <tr key={`${at} ${row[0]}`}>
              {row.map((cell, column) => (
                <td key={head[column]} class="cell">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      )}
      <Cut shown={Math.min(rows.length, PREVIEWED_ROWS)} total={rows.length} />
      {value !== undefined && day !== null && (
        <Reconciliation key={address} file={{ name: address, records: value }} day={day} />
      )}
    </Panel>
  );
}

function Forms({
  contract,
  operations,
  sent,
}: {
  contract: Contract;
  operations: readonly NamedOperation[];
  sent: () => void;
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return (
    <div class="forms">
      {operations.map((operation) => (
        <details
          key={operation.operationId}
          class="panel"
          onToggle={(event) => event.currentTarget.open && setOpen(new Set([...open, operation.operationId]))}
        >
          <summary>
            <span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span> {titleOf(operation)}
          </summary>
          {open.has(operation.operationId) && (
            <>
              <p class="soft description">
                <Written text={operation.description} />
              </p>
              <OperationForm contract={contract} operation={operation} onAnswer={sent} />
            </>
          )}
        </details>
      ))}
    </div>
  );
}
