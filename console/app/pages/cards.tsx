import { useState } from 'preact/hooks';
import { draftOf, requestOf } from '../../form/draft';
import { type Json, type NamedOperation, resolved } from '../../form/forms';
import { announce } from '../announce';
import { dataOf, newKey, type Schemas, sandbox, service } from '../api';
import { type Contract, useContract } from '../forms';
import { asRefusal, useLoaded } from '../load';
import { Action, useAction } from '../parts/action';
import { Answer, type Answered, answerTo } from '../parts/answer';
import { Choice, Cut, Empty, Line, Loading, Moment, Panel, Problem, State, Title } from '../parts/basics';
import { LifecyclePicture, NextSteps } from '../parts/lifecycle';
import { RowLink, RowTable } from '../parts/row-table';
import { link, route } from '../router';
import { session } from '../session';
import { t } from '../texts';

type Transaction = Schemas['SandboxCardTransaction'];

/** Cards in their lifecycle, and a terminal to use them at. */
export function CardsPage() {
  const words = t.value.cards;
  const { id } = route.value;
  const { value: contract, problem, reload } = useContract();
  const list = useLoaded(() => dataOf(service.GET('/cards/v1/', { params: { query: { 'page[size]': 50 } } })), []);
  const cards = list.value?.data ?? [];
  return (
    <>
      <Title title={words.title} about={words.about}>
        <button type="button" class="quiet" onClick={list.reload}>
          {t.value.refresh}
        </button>
      </Title>
      <Problem problem={problem} tryAgain={reload} />
      <Problem problem={list.problem} />
      <Loading of={list} />
      {list.value !== undefined && cards.length === 0 && <Seed nothing={words.nothing} done={list.reload} />}
      <div class={`split wide ${id === null ? '' : 'chosen'}`}>
        <div class="list">
          {cards.length > 0 && (
            <RowTable
              label={words.title}
              rows={cards}
              chosen={id}
              columns={[
                {
                  name: words.card,
                  kind: 'what',
                  cell: (card, isChosen) => (
                    <RowLink
                      href={link('cards', card.id)}
                      isChosen={isChosen}
                      below={`${card.card_type} ${card.product_type} · ${card.affinity_group_name}`}
                    >
                      •••• {card.last_four} {card.provider}
                    </RowLink>
                  ),
                },
                { name: words.home, cell: ({ country_code: country }) => country },
                { name: words.status, cell: ({ status }) => <State value={status} /> },
              ]}
            />
          )}
          <Cut shown={cards.length} total={list.value?.meta.pagination.total_items} />
        </div>
        {id !== null && contract !== undefined && (
          <div class="detail">
            <CardView key={id} id={id} contract={contract} changed={list.reload} />
          </div>
        )}
      </div>
      {contract !== undefined && <Shipments contract={contract} />}
    </>
  );
}

/** Shows the shipments, each on the diagram of its lifecycle. */
function Shipments({ contract }: { contract: Contract }) {
  const words = t.value.cards;
  const list = useLoaded(() => dataOf(service.GET('/shipping/v1/', { params: { query: { 'page[size]': 50 } } })), []);
  return (
    <Panel
      title={words.shipments}
      tools={
        <button type="button" class="quiet" onClick={list.reload}>
          {t.value.refresh}
        </button>
      }
    >
      <Problem problem={list.problem} />
      {list.value?.data.length === 0 && <p class="soft">{words.noShipment}</p>}
      {list.value?.data.map(({ id, shipment_type: type, status, receiver, created_at: at }) => (
        <details key={id} class="transaction">
          <summary>
            <Moment at={at} /> {type} <bdi>{receiver?.full_name}</bdi> <State value={status} />
          </summary>
          <LifecyclePicture machine="shipment" state={status} />
          <NextSteps contract={contract} machine="shipment" state={status} id={id} changed={list.reload} />
          <p>
            <a href={link('requests', null, { about: id })}>{t.value.money.inLog}</a> ·{' '}
            <a href={link('events', null, { about: id })}>{t.value.names.events}</a>
          </p>
        </details>
      ))}
      <Cut shown={list.value?.data.length ?? 0} total={list.value?.meta.pagination.total_items} />
    </Panel>
  );
}

/** Creates a user with an account and cards, for a client that has none yet. */
export function Seed({ nothing, done }: { nothing: string; done: () => void }) {
  const words = t.value.cards;
  const [problem, setProblem] = useState<ReturnType<typeof asRefusal> | null>(null);
  const seed = async () => {
    try {
      const { data: client } = await dataOf(sandbox.GET('/sandbox/v1/client'));
      await dataOf(sandbox.POST('/sandbox/v1/client/seed', { body: { countries: [client.country] } }));
      announce(words.seeded);
      done();
    } catch (error) {
      setProblem(asRefusal(error));
    }
  };
  return (
    <Empty>
      {nothing}{' '}
      <Action class="primary" action={() => seed()}>
        {words.seed}
      </Action>
      <Problem problem={problem} />
    </Empty>
  );
}

function CardView({ id, contract, changed }: { id: string; contract: Contract; changed: () => void }) {
  const words = t.value.cards;
  const one = useLoaded(async () => {
    const [card, transactions] = await Promise.all([
      dataOf(service.GET('/cards/v1/{id}', { params: { path: { id } } })),
      dataOf(
        sandbox.GET('/sandbox/v1/card-transactions', {
          params: { query: { 'filter[card_id]': [id], 'page[size]': 50 } },
        }),
      ),
    ]);
    return { card: card.data, transactions };
  }, [id]);
  const again = () => {
    one.reload();
    changed();
  };
  const { card, transactions } = one.value ?? {};
  return (
    <article class="entry" aria-label={words.one}>
      <p class="back">
        <a href={link('cards')}>{t.value.close}</a>
      </p>
      <Problem problem={one.problem} tryAgain={one.reload} />
      <Loading of={one} />
      {card !== undefined && (
        <>
          <h2>
            •••• {card.last_four} {card.provider}
          </h2>
          <p>
            <State value={card.status} />{' '}
            {card.status_detail !== null && <span class="soft">{card.status_detail}</span>}{' '}
            <a href={link('requests', null, { about: id })}>{t.value.money.inLog}</a>
          </p>
          <Panel title={words.lifecycle}>
            <LifecyclePicture machine="card" state={card.status} />
            <NextSteps contract={contract} machine="card" state={card.status} id={id} changed={again} />
          </Panel>
          <Terminal contract={contract} cardId={id} country={card.country_code} used={one.reload} />
          <Transactions
            contract={contract}
            transactions={transactions?.data ?? []}
            total={transactions?.meta.pagination.total_items}
            changed={one.reload}
          />
        </>
      )}
    </article>
  );
}

/** The fields of a terminal, in its order; their values are the contract's. */
const AT_TERMINAL = ['type', 'amount', 'currency', 'country_code', 'point_type', 'entry_mode', 'condition'] as const;
const CURRENCIES: Readonly<Record<string, string>> = { ARG: 'ARS', BRA: 'BRL', MEX: 'MXN', COL: 'COP' };

/** A terminal to use the card at, at home unless something else is chosen. */
function Terminal(props: { contract: Contract; cardId: string; country: string; used: () => void }) {
  const { contract, cardId, country, used } = props;
  const words = t.value.cards;
  const operation = contract.operations.get('authorizeAtNetwork');
  const [changed, change] = useState<Record<string, Json>>({});
  const [answer, setAnswer] = useState<Answered | null>(null);
  const { isRunning, run } = useAction();
  if (operation === undefined) return null;
  const example = (draftOf(operation).body ?? {}) as Record<string, Json>;
  const values: Record<string, Json> = {
    ...example,
    country_code: country,
    currency: CURRENCIES[country] ?? 'USD',
    ...changed,
  };
  const set = (name: string, value: string) => change({ ...changed, [name]: value });
  const use = async () => {
    const body = Object.fromEntries(Object.entries({ ...values, card_id: cardId }).filter(([, value]) => value !== ''));
    const draft = draftOf(operation, { body });
    const target = { baseUrl: location.origin, token: session.value?.token ?? '', newKey };
    const came = await answerTo(requestOf(draft, target));
    const decided = decidedIn(came);
    if (decided !== undefined) announce(`${decided.status} ${decided.status_detail ?? ''}`);
    setAnswer(came);
    used();
  };
  const labels = {
    type: words.kind,
    amount: words.amount,
    currency: words.currency,
    country_code: words.country,
    point_type: words.point,
    entry_mode: words.entry,
    condition: words.condition,
  };
  return (
    <Panel title={words.terminal}>
      <form
        class="terminal"
        onSubmit={(event) => {
          event.preventDefault();
          run(use);
        }}
      >
        {AT_TERMINAL.map((name) => (
          <TerminalField
            key={name}
            label={labels[name]}
            options={optionsOf(contract, operation, name)}
            empty={name === 'condition' ? words.nothingWrong : undefined}
            value={String(values[name] ?? '')}
            onChange={(value) => set(name, value)}
          />
        ))}
        <button type="submit" class="primary" aria-disabled={isRunning}>
          {words.use}
        </button>
      </form>
      {answer !== null && <Decision answer={answer} />}
    </Panel>
  );
}

function optionsOf({ forms }: Contract, { body }: NamedOperation, name: string): string[] | undefined {
  const property = body === null ? undefined : resolved(forms, body.schema).properties?.[name];
  return property === undefined ? undefined : resolved(forms, property).enum?.map(String);
}

function TerminalField(props: {
  label: string;
  options: string[] | undefined;
  empty: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, options, empty, value, onChange } = props;
  if (options === undefined) return <Line label={label} value={value} onInput={onChange} />;
  return (
    <Choice
      label={label}
      value={value}
      options={options}
      onChange={onChange}
      {...(empty === undefined ? {} : { empty })}
    />
  );
}

/** The card transaction in an answer; undefined where it has none. */
const decidedIn = ({ body }: Answered) => ((body ?? {}) as { data?: Transaction }).data;

/** Shows the decision on a card transaction in one line. */
function Decision({ answer }: { answer: Answered }) {
  const data = decidedIn(answer);
  if (data === undefined) return <Answer answer={answer} />;
  return (
    <p class="outcome">
      <State value={data.status} /> {data.status_detail}{' '}
      <span class="soft">
        {t.value.cards.decidedBy} {data.decided_by}
      </span>{' '}
      {answer.requestId !== null && <a href={link('requests', answer.requestId)}>{t.value.call.whatCame}</a>}
    </p>
  );
}

function Transactions({
  contract,
  transactions,
  total,
  changed,
}: {
  contract: Contract;
  transactions: readonly Transaction[];
  total: number | undefined;
  changed: () => void;
}) {
  const words = t.value.cards;
  return (
    <Panel title={words.transactions}>
      {transactions.length === 0 && <p class="soft">{words.noTransaction}</p>}
      {transactions.map((transaction) => (
        <TransactionView key={transaction.id} contract={contract} transaction={transaction} changed={changed} />
      ))}
      <Cut shown={transactions.length} total={total} />
    </Panel>
  );
}

/** A card transaction with the steps that the network can take now. */
function TransactionView({
  contract,
  transaction,
  changed,
}: {
  contract: Contract;
  transaction: Transaction;
  changed: () => void;
}) {
  const words = t.value.cards;
  const [part, setPart] = useState('');
  const { id, type, state, status_detail: detail, local, merchant, created_at: at } = transaction;
  return (
    <details class="transaction">
      <summary>
        <Moment at={at} /> {type} <b>{local.total}</b> {local.currency} · <bdi>{merchant.name}</bdi>{' '}
        <State value={state} /> {detail !== 'APPROVED' && <span class="soft">{detail}</span>}
      </summary>
      <LifecyclePicture machine="card-transaction" state={state} />
      <div class="inline">
        <Line label={words.part} value={part} placeholder={words.whole} onInput={setPart} />
        <NextSteps
          contract={contract}
          machine="card-transaction"
          state={state}
          id={id}
          along={part === '' ? {} : { amount: part }}
          changed={changed}
        />
      </div>
      <p>
        <a href={link('requests', null, { about: id })}>{t.value.money.inLog}</a> ·{' '}
        <a href={link('events', null, { about: id })}>{t.value.names.events}</a>
      </p>
    </details>
  );
}
