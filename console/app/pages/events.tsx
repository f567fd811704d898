import { useEffect, useState } from 'preact/hooks';
import type { operations } from '../../../generated/types/sandbox';
import { dataOf, type Schemas, sandbox } from '../api';
import { asRefusal, useLoaded } from '../load';
import { Action } from '../parts/action';
import {
  Choice,
  Cut,
  Empty,
  Id,
  Line,
  Loading,
  Moment,
  Panel,
  Problem,
  State,
  Status,
  Table,
  Title,
} from '../parts/basics';
import { JsonView } from '../parts/json';
import { ReceiverPanel } from '../parts/receiver';
import { RowLink, RowTable } from '../parts/row-table';
import { SignatureSteps } from '../parts/signature';
import { MAX_ID, useWhole } from '../request-filter';
import { go, link, route } from '../router';
import { t } from '../texts';

type Event = Schemas['SandboxEvent'];
type EventWithAttempts = Schemas['SandboxEventWithAttempts'];
type EventQuery = NonNullable<operations['searchEvents']['parameters']['query']>;

const STATUSES = Object.keys({
  PENDING: true,
  DELIVERED: true,
  DEAD: true,
} satisfies Record<Schemas['SandboxEventStatus'], true>) as Schemas['SandboxEventStatus'][];
const TYPES = Object.keys({
  CARD_AUTHORIZATION: true,
  CARD_ADJUSTMENT: true,
  SHIPMENT_UPDATED: true,
  ACTIVITY_CREATED: true,
  ACTIVITY_UPDATED: true,
  IDENTITY_SESSION_COMPLETED: true,
} satisfies Record<Schemas['SandboxEventType'], true>) as Schemas['SandboxEventType'][];
/** A time before every event. */
const EVER = new Date(0).toISOString();
/** Milliseconds between looks at an event that is being sent. */
const POLL_MILLISECONDS = 1_000;

/** The page of events: the attempts at each, and sending them again. */
export function EventsPage() {
  const { id, query } = route.value;
  const words = t.value.events;
  const filter = { status: query.get('status') ?? '', type: query.get('type') ?? '', about: query.get('about') ?? '' };
  const isIncomplete = filter.about.length > MAX_ID;
  const about = useWhole(filter.about, !isIncomplete, '');
  const wanted = queryOf({ ...filter, about });
  const list = useLoaded(
    () => dataOf(sandbox.GET('/sandbox/v1/events', { params: { query: wanted } })),
    [JSON.stringify(wanted)],
  );
  const [notice, setNotice] = useState('');
  const change = (name: keyof typeof filter, value: string) =>
    go(link('events', id, { ...filter, [name]: value }), true);
  const resend = async () => {
    try {
      const { data } = await dataOf(sandbox.POST('/sandbox/v1/events/resend', { body: { since: EVER } }));
      setNotice(words.resent(data.resent));
      list.reload();
    } catch (error) {
      setNotice(asRefusal(error).code);
    }
  };
  const rows = list.value?.data ?? [];
  return (
    <>
      <Title title={words.title} about={words.about}>
        <span role="status">{notice}</span>
        <Action class="quiet" action={() => resend()}>
          {words.resend}
        </Action>
        <button type="button" class="quiet" onClick={list.reload}>
          {t.value.refresh}
        </button>
      </Title>
      <ReceiverPanel changed={list.reload} />
      <search class="filters" aria-label={t.value.requests.filters}>
        <Choice
          label={words.status}
          value={filter.status}
          empty={words.any}
          options={STATUSES}
          onChange={(value) => change('status', value)}
        />
        <Choice
          label={words.type}
          value={filter.type}
          empty={words.any}
          options={TYPES}
          onChange={(value) => change('type', value)}
        />
        <Line
          label={words.about2}
          value={filter.about}
          isIncomplete={isIncomplete}
          onInput={(value) => change('about', value.trim())}
        />
        <p class="soft" role="status">
          {isIncomplete && t.value.requests.incomplete.about}
        </p>
      </search>
      <Problem problem={list.problem} />
      <Loading of={list} />
      <div class={`split wide ${id === null ? '' : 'chosen'}`}>
        <div class="list">
          <EventRows rows={rows} chosen={id} filter={filter} />
          <Cut shown={rows.length} total={list.value?.meta.pagination.total_items} />
          {rows.length === 0 && !list.loading && list.problem === null && (
            <Empty>{Object.values(filter).some(Boolean) ? t.value.noMatch : words.nothing}</Empty>
          )}
        </div>
        {id !== null && (
          <div class="detail">
            <EventView key={id} id={id} back={link('events', null, filter)} changed={list.reload} />
          </div>
        )}
      </div>
    </>
  );
}

function queryOf({ status, type, about }: { status: string; type: string; about: string }): EventQuery {
  const query: Record<string, unknown> = { 'page[size]': 100 };
  if (status !== '') query['filter[status]'] = [status];
  if (type !== '') query['filter[type]'] = [type];
  if (about !== '') query['filter[resource_id]'] = [about];
  return query as EventQuery;
}

function EventRows({
  rows,
  chosen,
  filter,
}: {
  rows: readonly Event[];
  chosen: string | null;
  filter: Record<string, string>;
}) {
  const words = t.value.events;
  return (
    <RowTable
      label={words.title}
      rows={rows}
      chosen={chosen}
      isLog
      columns={[
        { name: words.when, cell: ({ created_at: at }) => <Moment at={at} /> },
        {
          name: words.event,
          kind: 'what',
          cell: ({ id, type, address }, isChosen) => (
            <RowLink href={link('events', id, filter)} isChosen={isChosen} below={address ?? words.noAddress}>
              {type}
            </RowLink>
          ),
        },
        { name: words.status, cell: ({ status }) => <State value={status} /> },
        { name: words.attempts, kind: 'number', cell: ({ attempts_made: made }) => made },
      ]}
    />
  );
}

/** One event with its attempts. While it is being sent, it is looked at again. */
function EventView({ id, back, changed }: { id: string; back: string; changed: () => void }) {
  const words = t.value.events;
  const one = useLoaded(async () => {
    const { data } = await dataOf(sandbox.GET('/sandbox/v1/events/{event_id}', { params: { path: { event_id: id } } }));
    return data;
  }, [id]);
  const [notice, setNotice] = useState('');
  const replay = async () => {
    try {
      await dataOf(sandbox.POST('/sandbox/v1/events/{event_id}/replay', { params: { path: { event_id: id } } }));
      setNotice(words.replayed);
      one.reload();
      changed();
    } catch (error) {
      setNotice(`${asRefusal(error).code} ${asRefusal(error).message}`);
    }
  };
  const isPending = one.value?.status === 'PENDING' && notice !== '';
  const { reload } = one;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(reload, POLL_MILLISECONDS);
    return () => {
      clearInterval(timer);
      changed();
    };
  }, [isPending, reload]);
  return (
    <article class="entry" aria-label={words.one}>
      <p class="back">
        <a href={back}>{t.value.close}</a>
      </p>
      <Problem problem={one.problem} tryAgain={one.reload} />
      <Loading of={one} />
      {one.value !== undefined && (
        <>
          <h2>{one.value.type}</h2>
          <p class="tools">
            <State value={one.value.status} />
            <Action action={() => replay()}>{words.replay}</Action>
            <span role="status" class="soft">
              {notice}
            </span>
          </p>
          <EventDetail event={one.value} />
        </>
      )}
    </article>
  );
}

function EventDetail({ event }: { event: EventWithAttempts }) {
  const words = t.value.events;
  return (
    <>
      <Panel
        title={words.timeline}
        tools={<a href={link('requests', null, { direction: 'CALL', about: event.resource_id })}>{words.calls}</a>}
      >
        {event.attempts.length === 0 && (
          <p class="soft">{event.address === null ? words.noAddress : words.noAttempt}</p>
        )}
        {event.attempts.length > 0 && (
          <Table label={words.timeline} head={['#', words.when, words.status, 'ms']}>
            {event.attempts.map((attempt) => (
              <tr key={attempt.number}>
                <td>{attempt.number}</td>
                <td>
                  <Moment at={attempt.at} />
                </td>
                <td>
                  <State value={attempt.outcome === 'DELIVERED' ? 'DELIVERED' : 'FAILED'} />{' '}
                  {attempt.outcome !== 'DELIVERED' && attempt.outcome}{' '}
                  {attempt.status_code !== null && <Status status={attempt.status_code} />}
                  {attempt.problem !== null && <p class="soft">{attempt.problem}</p>}
                </td>
                <td class="number">{attempt.duration_ms}</td>
              </tr>
            ))}
          </Table>
        )}
        {event.next_attempt_at !== null && (
          <p>
            {words.next}: <Moment at={event.next_attempt_at} />
          </p>
        )}
      </Panel>
      <Panel title={words.payload}>
        <JsonView value={event.payload} />
      </Panel>
      <OfResource event={event} />
      {event.attempts.length > 0 && <Signatures key={event.attempts.length} event={event} />}
      <Panel title={t.value.requests.facts}>
        <dl class="facts">
          <div>
            <dt>{words.address}</dt>
            <dd>{event.address ?? words.noAddress}</dd>
          </div>
          <div>
            <dt>{words.resource}</dt>
            <dd>
              <a href={link('requests', null, { about: event.resource_id })}>
                <Id value={event.resource_id} />
              </a>
            </dd>
          </div>
          <div>
            <dt>{words.key}</dt>
            <dd>
              <Id value={event.idempotency_key} />
            </dd>
          </div>
        </dl>
      </Panel>
    </>
  );
}

/** All events about the resource of an event, the oldest first. */
function OfResource({ event }: { event: EventWithAttempts }) {
  const words = t.value.events;
  const { id, resource_id: about, attempts } = event;
  const { value, problem, reload } = useLoaded(async () => {
    const query = { 'filter[resource_id]': [about], sort: ['created_at' as const], 'page[size]': 100 };
    return dataOf(sandbox.GET('/sandbox/v1/events', { params: { query } }));
  }, [about, attempts.length]);
  return (
    <Panel title={words.ofResource} tools={<a href={link('requests', null, { about })}>{t.value.money.inLog}</a>}>
      <Problem problem={problem} tryAgain={reload} />
      <p class="soft">
        <Id value={about} />
      </p>
      <ol class="line">
        {value?.data.map((one) => (
          <li key={one.id}>
            <Moment at={one.created_at} />{' '}
            <a href={link('events', one.id, { about })} data-stay aria-current={one.id === id ? 'true' : undefined}>
              {one.type}
            </a>{' '}
            <State value={one.status} />
          </li>
        ))}
      </ol>
      <Cut shown={value?.data.length ?? 0} total={value?.meta.pagination.total_items} />
    </Panel>
  );
}

/** How the last attempt was signed, and the reply to it, as the request log has them. */
function Signatures({ event }: { event: EventWithAttempts }) {
  const words = t.value.requests;
  const {
    value: call,
    problem,
    reload,
  } = useLoaded(async () => {
    const query = { 'filter[direction]': ['CALL' as const], 'filter[idempotency_key]': [event.idempotency_key] };
    const { data } = await dataOf(
      sandbox.GET('/sandbox/v1/requests', { params: { query: { ...query, 'page[size]': 1 } as never } }),
    );
    const [last] = data;
    if (last === undefined) return null;
    const params = { path: { entry_id: last.id } };
    return (await dataOf(sandbox.GET('/sandbox/v1/requests/{entry_id}', { params }))).data;
  }, [event.id]);
  return (
    <>
      <Problem problem={problem} tryAgain={reload} />
      {call?.signature != null && <SignatureSteps title={words.signature} signature={call.signature} />}
      {call?.reply_signature != null && (
        <SignatureSteps title={words.replySignature} signature={call.reply_signature} />
      )}
    </>
  );
}
