import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { lacksSecrets, outgoingOf } from '../../form/from-log';
import { dataOf, type Schemas, sandbox } from '../api';
import { exactJson } from '../exact-json';
import { useLoaded } from '../load';
import { Action } from '../parts/action';
import { Answer, type Answered, answerTo } from '../parts/answer';
import { Copy, Id, Loading, Moment, Panel, Problem, State, Status, Table } from '../parts/basics';
import { Code } from '../parts/code';
import { ExcerptView, Help } from '../parts/excerpt';
import { JsonView } from '../parts/json';
import { SignatureSteps } from '../parts/signature';
import { link } from '../router';
import { session } from '../session';
import { t } from '../texts';

type Detail = Schemas['RequestLogDetail'];
type Message = Schemas['RequestLogMessage'];

/** One entry of the request log: its mistakes with the lines of the contract, the messages, and the effects. */
export function EntryView({ id, back }: { id: string; back: string }) {
  const loaded = useLoaded(async () => {
    const { data } = await dataOf(
      sandbox.GET('/sandbox/v1/requests/{entry_id}', { params: { path: { entry_id: id } } }),
    );
    return data;
  }, [id]);
  return (
    <article class="entry" aria-label={t.value.requests.one}>
      <p class="back">
        <a href={back}>{t.value.close}</a>
      </p>
      <Problem problem={loaded.problem} tryAgain={loaded.reload} />
      <Loading of={loaded} />
      {loaded.value !== undefined && <EntryDetail entry={loaded.value} />}
    </article>
  );
}

function EntryDetail({ entry }: { entry: Detail }) {
  const words = t.value.requests;
  return (
    <>
      <h2>{entry.operation ?? words.noOperation}</h2>
      <p class="address">
        <code>
          {entry.method} {entry.target}
        </code>
      </p>
      <p>
        <Status status={entry.status} /> <State value={entry.result} />
      </p>
      <Verdict entry={entry} />
      {entry.direction === 'REQUEST' && <Again key={entry.id} entry={entry} />}
      <MessagePanel title={words.request} message={entry.request} marks={marksOf(entry, 'body')} />
      {entry.response !== null && (
        <MessagePanel title={words.response} message={entry.response} marks={marksOf(entry, 'reply')} />
      )}
      {entry.signature !== null && <SignatureSteps title={words.signature} signature={entry.signature} />}
      {entry.reply_signature !== null && (
        <SignatureSteps title={words.replySignature} signature={entry.reply_signature} />
      )}
      <Links entry={entry} />
      <Facts entry={entry} />
    </>
  );
}

const marksOf = ({ verdict }: Detail, place: string): string[] =>
  verdict.findings.filter(({ location }) => location === place).map(({ pointer }) => pointer);

/** Why it was refused: each place that is wrong, the rule in words, and the lines of the contract that have it. */
function Verdict({ entry }: { entry: Detail }) {
  const { verdict } = entry;
  const words = t.value.requests;
  if (verdict.result === 'ACCEPTED' && verdict.findings.length === 0) return null;
  return (
    <section class="verdict" aria-label={words.verdict}>
      <h3>
        {verdict.error_code ?? verdict.result} {verdict.message !== null && <span lang="en">{verdict.message}</span>}
      </h3>
      {verdict.findings.map((finding) => (
        <div key={`${finding.location} ${finding.pointer} ${finding.code}`} class="finding">
          <p>
            <code class="pointer">{finding.pointer === '' ? finding.location : finding.pointer}</code>{' '}
            <b lang="en">{finding.rule}</b>{' '}
            <span class="soft">
              {finding.location} · {finding.code}
            </span>
          </p>
          {finding.source !== null && <ExcerptView place={finding.source} />}
          {finding.help.length > 0 && (
            <ul class="help">
              {finding.help.slice(0, 2).map((place) => (
                <Help key={place} place={place} />
              ))}
            </ul>
          )}
        </div>
      ))}
      {verdict.findings.length === 0 && verdict.source !== null && <ExcerptView place={verdict.source} />}
      {verdict.findings.length === 0 && verdict.help.length > 0 && (
        <ul class="help">
          {verdict.help.map((place) => (
            <Help key={place} place={place} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The request as code, sent again as it was, or changed first. */
function Again({ entry }: { entry: Detail }) {
  const [answer, setAnswer] = useState<Answered | null>(null);
  const words = t.value.requests;
  const request = outgoingOf(entry, location.origin, session.value?.token);
  const isIncomplete = lacksSecrets(request);
  const isKept = entry.request.omitted === null;
  const send = async () => setAnswer(await answerTo(request));
  return (
    <section class="again">
      <p class="tools">
        {isKept && !isIncomplete && <Action action={send}>{words.sendAgain}</Action>}
        {entry.operation !== null && (
          <a class="button" href={link('call', entry.operation, { from: entry.id })}>
            {words.edit}
          </a>
        )}
      </p>
      {!isKept && <p class="soft">{words.notKept}</p>}
      {isIncomplete && <p class="soft">{words.secrets}</p>}
      {answer !== null && <Answer answer={answer} />}
      {isKept && (
        <details>
          <summary>{t.value.call.asCode}</summary>
          <Code request={request} />
        </details>
      )}
    </section>
  );
}

function MessagePanel({ title, message, marks }: { title: string; message: Message; marks: readonly string[] }) {
  const { headers, body, text, omitted, body_bytes: bytes } = message;
  const hasBody = body !== null && body !== undefined;
  return (
    <Panel title={title} tools={hasBody ? <Copy text={text ?? JSON.stringify(body, null, 2)} /> : undefined}>
      {hasBody && <JsonView value={text === undefined ? body : exactJson(text)} marks={marks} />}
      {omitted !== null && (
        <p class="soft">
          {t.value.requests.omitted} {omitted} ({bytes} B)
        </p>
      )}
      <details>
        <summary>
          {t.value.requests.headers} ({Object.keys(headers).length})
        </summary>
        <dl class="facts">
          {Object.entries(headers).map(([name, value]) => (
            <Fact key={name} name={name}>
              <code>{value}</code>
            </Fact>
          ))}
        </dl>
      </details>
    </Panel>
  );
}

/** Shows the records that an entry led to, and those that led to it. */
function Links({ entry: { links } }: { entry: Detail }) {
  const words = t.value.requests;
  const { events, calls, requests, ledger_entries: entries } = links;
  if (events.length + calls.length + requests.length + entries.length === 0) return null;
  return (
    <Panel title={words.cameOfIt}>
      <ul class="links">
        {requests.map((id) => (
          <li key={id}>
            {words.causedBy} <a href={link('requests', id)}>{id}</a>
          </li>
        ))}
        {events.map(({ id, type }) => (
          <li key={id}>
            {words.event} <a href={link('events', id)}>{type}</a>
          </li>
        ))}
        {calls.map((id) => (
          <li key={id}>
            {words.call} <a href={link('requests', id)}>{id}</a>
          </li>
        ))}
      </ul>
      {entries.length > 0 && (
        <Table label={words.ledger} head={[words.movement, words.account, words.amount]}>
          {entries.map((one) => (
            <tr key={`${one.movement_id} ${one.leg}`}>
              <td>
                <Id value={one.movement_id} />
              </td>
              <td>
                <a href={link('money', one.account_id)}>
                  <Id value={one.account_id} />
                </a>
              </td>
              <td class="number">
                {minorUnits(one.amount)} {one.currency}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}

/** Minor units as an amount with two decimals, without a float in between. */
export function minorUnits(amount: string): string {
  const [sign, digits] = amount.startsWith('-') ? ['−', amount.slice(1)] : ['', amount];
  const padded = digits.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}

function Facts({ entry }: { entry: Detail }) {
  const words = t.value.requests;
  return (
    <Panel title={words.facts}>
      <dl class="facts">
        <Fact name={words.id}>
          <Id value={entry.id} />
        </Fact>
        <Fact name={words.virtualTime}>
          <Moment at={entry.created_at} />
        </Fact>
        <Fact name={words.realTime}>
          <Moment at={entry.real_at} />
        </Fact>
        <Fact name={words.duration}>{entry.duration_ms.toFixed(1)} ms</Fact>
        <Fact name={words.revision}>{entry.revision}</Fact>
        {entry.idempotency_key !== null && (
          <Fact name={words.key}>
            <a href={link('requests', null, { key: entry.idempotency_key })}>
              <Id value={entry.idempotency_key} />
            </a>
          </Fact>
        )}
      </dl>
      {entry.resource_ids.length > 0 && (
        <details>
          <summary>{words.ids(entry.resource_ids.length)}</summary>
          <ul class="links">
            {entry.resource_ids.map((id) => (
              <li key={id}>
                <a href={link('requests', null, { about: id })}>{id}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
