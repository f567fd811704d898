import { useState } from 'preact/hooks';
import type { components } from '../../../generated/types/openapi';
import { announce } from '../announce';
import { dataOf, newKey, sandbox, service } from '../api';
import { asRefusal, useLoaded } from '../load';
import { useAction } from '../parts/action';
import { Cut, Id, Line, Loading, Moment, Panel, Problem, State, Table, Title } from '../parts/basics';
import { RowLink, RowTable } from '../parts/row-table';
import { link, route } from '../router';
import { t } from '../texts';
import { Seed } from './cards';
import { minorUnits } from './entry';

type Account = components['schemas']['Account'];
type Activity = components['schemas']['Activity'];

/** Accounts, what moved on them, and their balance over time. */
export function MoneyPage() {
  const words = t.value.money;
  const { id } = route.value;
  const list = useLoaded(
    () => dataOf(service.GET('/core/accounts/v1', { params: { query: { 'page[size]': 100 } } })),
    [],
  );
  const accounts = list.value?.data ?? [];
  return (
    <>
      <Title title={words.title} about={words.about}>
        <button type="button" class="quiet" onClick={list.reload}>
          {t.value.refresh}
        </button>
      </Title>
      <Problem problem={list.problem} />
      <Loading of={list} />
      {list.value !== undefined && accounts.length === 0 && <Seed nothing={words.nothing} done={list.reload} />}
      <div class={`split wide ${id === null ? '' : 'chosen'}`}>
        <div class="list">
          {accounts.length > 0 && <Accounts accounts={accounts} chosen={id} />}
          <Cut shown={accounts.length} total={list.value?.meta.pagination.total_items} />
        </div>
        {id !== null && (
          <div class="detail">
            <AccountView key={id} id={id} changed={list.reload} />
          </div>
        )}
      </div>
    </>
  );
}

function Accounts({ accounts, chosen }: { accounts: readonly Account[]; chosen: string | null }) {
  const words = t.value.money;
  return (
    <RowTable
      label={words.title}
      rows={accounts}
      chosen={chosen}
      columns={[
        {
          name: words.account,
          kind: 'what',
          cell: ({ id, country, owner_type: owner, owner_data: whose }, isChosen) => (
            <RowLink href={link('money', id)} isChosen={isChosen} below={whose.user_id ?? id}>
              {country} · {owner}
            </RowLink>
          ),
        },
        { name: words.status, cell: ({ status }) => <State value={status} /> },
        { name: words.balance, kind: 'number', cell: ({ balance, currency }) => `${balance} ${currency}` },
      ]}
    />
  );
}

function AccountView({ id, changed }: { id: string; changed: () => void }) {
  const words = t.value.money;
  const one = useLoaded(async () => {
    const query = { 'filter[account_id]': [id], 'page[size]': 100 };
    const [account, activities] = await Promise.all([
      dataOf(service.GET('/core/accounts/v1/{id}', { params: { path: { id } } })),
      dataOf(service.GET('/core/activities/v1', { params: { query } })),
    ]);
    return { account: account.data, activities: activities.data, total: activities.meta.pagination.total_items };
  }, [id]);
  const again = () => {
    one.reload();
    changed();
  };
  return (
    <article class="entry" aria-label={words.one}>
      <p class="back">
        <a href={link('money')}>{t.value.close}</a>
      </p>
      <Problem problem={one.problem} tryAgain={one.reload} />
      <Loading of={one} />
      {one.value !== undefined && <AccountDetail {...one.value} changed={again} />}
    </article>
  );
}

function AccountDetail({
  account,
  activities,
  total,
  changed,
}: {
  account: Account;
  activities: readonly Activity[];
  total: number;
  changed: () => void;
}) {
  const words = t.value.money;
  const movements = movementsOf(account, activities);
  const after = new Map(movements.map((movement) => [movement.activity, movement.after]));
  return (
    <>
      <p class="big">
        {account.balance} {account.currency}
      </p>
      <p>
        <State value={account.status} /> <a href={link('requests', null, { about: account.id })}>{words.inLog}</a>{' '}
        <a href={link('call', 'updateAccount', { with: JSON.stringify({ parameters: { id: account.id } }) })}>
          {t.value.names.call}
        </a>
      </p>
      <Fund id={account.id} funded={changed} />
      {movements.length > 0 && (
        <Panel title={words.overTime}>
          <Plot movements={movements} />
        </Panel>
      )}
      <Panel title={words.activities}>
        {activities.length === 0 && <p class="soft">{words.noActivity}</p>}
        {activities.length > 0 && (
          <Table label={words.activities} head={[words.when, words.what, words.amount, words.after, words.log]}>
            {activities.map((activity) => (
              <tr key={activity.id}>
                <td>
                  <Moment at={activity.created_at} />
                </td>
                <td>
                  {activity.type} <State value={activity.result} />
                  {activity.rejection_reason !== null && <p class="soft">{activity.rejection_reason}</p>}
                  <Entries about={activity.id} />
                </td>
                <td class="number">
                  {activity.entry_type === 'DEBIT' ? '−' : '+'}
                  {activity.total_amount}
                </td>
                <td class="number">{after.has(activity.id) ? minorUnits(String(after.get(activity.id))) : '–'}</td>
                <td>
                  <a href={link('requests', null, { about: activity.id })} aria-label={`${words.inLog} ${activity.id}`}>
                    {words.inLog}
                  </a>
                </td>
              </tr>
            ))}
          </Table>
        )}
        <Cut shown={activities.length} total={total} />
      </Panel>
    </>
  );
}

/**
 * The entries of the ledger behind an activity, as the request that moved the money has them. They are fetched when
 * they are wanted.
 */
function Entries({ about }: { about: string }) {
  const words = t.value.requests;
  const [open, setOpen] = useState(false);
  const { value, problem, reload } = useLoaded(
    () => (open ? entriesBehind(about) : Promise.resolve(null)),
    [open, about],
  );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.ledger}</summary>
      <Problem problem={problem} tryAgain={reload} />
      {value?.length === 0 && <p class="soft">{t.value.areas.none}</p>}
      {value?.map(({ movement_id: movement, leg, account_id: account, amount, currency }) => (
        <p key={`${movement} ${leg}`} class="entry-line">
          <Id value={account} /> <b>{minorUnits(amount)}</b> {currency}
        </p>
      ))}
    </details>
  );
}

async function entriesBehind(about: string) {
  const query = { 'filter[resource_id]': [about], 'filter[direction]': ['REQUEST' as const], 'page[size]': 10 };
  const { data } = await dataOf(sandbox.GET('/sandbox/v1/requests', { params: { query } }));
  const details = await Promise.all(
    data.map(({ id }) =>
      dataOf(sandbox.GET('/sandbox/v1/requests/{entry_id}', { params: { path: { entry_id: id } } })),
    ),
  );
  const entries = details.flatMap(({ data: { links } }) => links.ledger_entries);
  return [...new Map(entries.map((entry) => [`${entry.movement_id} ${entry.leg}`, entry])).values()];
}

/** A movement of an account, with the balance after it in minor units. */
interface Movement {
  activity: string;
  at: string;
  after: bigint;
}

/** Goes back from the present balance, movement by movement. @returns the oldest first */
function movementsOf(account: Account, activities: readonly Activity[]): Movement[] {
  const moved = activities
    .flatMap((activity) => activity.account_txs.map((tx) => ({ activity: activity.id, ...tx })))
    .filter(({ result }) => result === 'APPROVED')
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  let balance = inMinorUnits(account.balance);
  const movements = moved.map(({ activity, created_at: at, entry_type: kind, total_amount: total }) => {
    const after = balance;
    balance -= kind === 'CREDIT' ? inMinorUnits(total) : -inMinorUnits(total);
    return { activity, at, after };
  });
  return movements.reverse();
}

/** An amount of the contract in minor units. Amounts can be larger than a number is exact. */
function inMinorUnits(amount: string): bigint {
  const [whole = '0', part = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(2, '0'));
  return amount.startsWith('-') ? -units : units;
}

const WIDTH = 600;
const HEIGHT = 160;

/** The part of the width that shows the balance after the last movement. */
const TAIL = 0.05;

/** Where each movement begins, from 0 to 1: by its time, or at equal distances where all are of one moment. */
function placesOf(movements: readonly Movement[]): number[] {
  const times = movements.map(({ at }) => Date.parse(at));
  const [first = 0, last = first] = [times[0], times.at(-1)];
  if (first === last) return movements.map((_, at) => at / movements.length);
  return times.map((time) => ((time - first) / (last - first)) * (1 - TAIL));
}

/** The balance over time, as steps. */
function Plot({ movements }: { movements: readonly Movement[] }) {
  const balances = movements.map(({ after }) => after);
  const sorted = [0n, ...balances].sort((one, other) => (one < other ? -1 : Number(one > other)));
  const [low = 0n, top = 0n] = [sorted[0], sorted.at(-1)];
  const high = top === low ? low + 1n : top;
  const y = (balance: bigint) => HEIGHT - (Number(balance - low) / Number(high - low)) * HEIGHT;
  const places = placesOf(movements);
  const points = balances.flatMap((balance, at) => [
    `${(places[at] ?? 0) * WIDTH},${y(balance)}`,
    `${(places[at + 1] ?? 1) * WIDTH},${y(balance)}`,
  ]);
  const [lowest, highest] = [minorUnits(String(low)), minorUnits(String(high))];
  const [from = '', until = ''] = [movements[0]?.at, movements.at(-1)?.at];
  const words = t.value.money.plot(lowest, highest);
  return (
    <figure class="balance">
      <div class="heights">
        <span>{highest}</span>
        <span>{lowest}</span>
      </div>
      <svg
        class="plot"
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <line class="zero" x1="0" x2={WIDTH} y1={y(0n)} y2={y(0n)} />
        <polygon class="area" points={`0,${y(0n)} ${points.join(' ')} ${WIDTH},${y(0n)}`} />
        <polyline class="line" points={points.join(' ')} />
      </svg>
      <figcaption>
        <Moment at={from} />
        <Moment at={until} />
      </figcaption>
    </figure>
  );
}

function Fund({ id, funded }: { id: string; funded: () => void }) {
  const words = t.value.money;
  const [amount, setAmount] = useState('1000.00');
  const { isRunning, run } = useAction();
  const [problem, setProblem] = useState<ReturnType<typeof asRefusal> | null>(null);
  const fund = async () => {
    try {
      const params = { path: { account_id: id }, header: { 'x-idempotency-key': newKey() } };
      const { data } = await dataOf(
        sandbox.POST('/sandbox/v1/accounts/{account_id}/fund', { params, body: { amount } }),
      );
      announce(
        [data.result, data.rejection_reason, `${t.value.money.balance}: ${data.balance}`].filter(Boolean).join(' '),
      );
      setProblem(null);
      funded();
    } catch (error) {
      setProblem(asRefusal(error));
    }
  };
  return (
    <>
      <form
        class="inline panel"
        onSubmit={(event) => {
          event.preventDefault();
          run(fund);
        }}
      >
        <Line label={words.amount} value={amount} onInput={setAmount} />
        <button type="submit" aria-disabled={isRunning}>
          {words.fund}
        </button>
      </form>
      <Problem problem={problem} />
    </>
  );
}
