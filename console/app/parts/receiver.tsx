import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce';
import { dataOf, type Schemas, sandbox } from '../api';
import { asRefusal, useLoaded } from '../load';
import { t } from '../texts';
import { Action, useAction } from './action';
import { Choice, Labelled, Line, Panel, Problem, State } from './basics';

type Receiver = Schemas['Receiver'];
type Answers = Schemas['ReceiverAnswers'];
type Question = Schemas['ReceiverQuestion'];
type Detail = Schemas['RejectionDetail'];

const DETAILS: Detail[] = ['INSUFFICIENT_FUNDS', 'INVALID_MERCHANT', 'INVALID_AMOUNT', 'SYSTEM_ERROR', 'OTHER'];
/** Milliseconds between looks at what waits. A client has three seconds to decide. */
const POLL_MILLISECONDS = 300;

const receiverNow = async (): Promise<Receiver> => (await dataOf(sandbox.GET('/sandbox/v1/receiver'))).data;

/**
 * The sandbox as the receiver of the client's calls: its rules, and the authorizations that wait for a manual answer.
 */
export function ReceiverPanel({ changed }: { changed: () => void }) {
  const words = t.value.receiver;
  const [problem, setProblem] = useState<ReturnType<typeof asRefusal> | null>(null);
  const { value: receiver, problem: unread, reload } = useLoaded(receiverNow, []);
  const run = async (request: Promise<unknown>, done: string) => {
    try {
      await request;
      announce(done);
      setProblem(null);
    } catch (error) {
      setProblem(asRefusal(error));
    }
    reload();
    changed();
  };
  const set = (answers: Schemas['ReceiverSet'], done: string) =>
    run(dataOf(sandbox.PUT('/sandbox/v1/receiver', { body: answers })), done);
  const isAsked = receiver?.receiving === true && receiver.answers.otherwise === 'ASK';
  useEffect(() => {
    if (!isAsked) return;
    const timer = setInterval(reload, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isAsked, reload]);
  return (
    <Panel
      title={words.title}
      tools={
        receiver?.receiving === true ? (
          <Action class="quiet" action={() => run(dataOf(sandbox.DELETE('/sandbox/v1/receiver')), words.isOff)}>
            {words.off}
          </Action>
        ) : undefined
      }
    >
      <Problem problem={problem} />
      <Problem problem={unread} tryAgain={reload} />
      {receiver?.receiving === false && (
        <p class="tools">
          <Action action={() => set(sent(receiver.answers), words.isOn)}>{words.on}</Action>
          <span class="soft">{words.about}</span>
        </p>
      )}
      {receiver?.receiving === true && (
        <>
          <Questions receiver={receiver} run={run} />
          <Rules
            key={JSON.stringify(receiver.answers)}
            answers={receiver.answers}
            set={(rules) => set(rules, words.applied)}
          />
        </>
      )}
    </Panel>
  );
}

/** Shows the authorizations that wait for a manual answer. */
export function WaitingQuestions() {
  const { value: receiver, problem, reload } = useLoaded(receiverNow, []);
  useEffect(() => {
    const timer = setInterval(reload, POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [reload]);
  const run = async (request: Promise<unknown>, done: string) => {
    await request.then(
      () => announce(done),
      () => undefined,
    );
    reload();
  };
  return (
    <>
      <Problem problem={problem} />
      {receiver !== undefined && <Questions receiver={receiver} run={run} />}
    </>
  );
}

/** Answers as they are asked for: what is not limited is left out. */
function sent({ reject_above: above, ...answers }: Answers): Schemas['ReceiverSet'] {
  return above === null ? answers : { ...answers, reject_above: above };
}

const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/**
 * How authorizations are answered: what is rejected by its amount, category or country, and what becomes of the rest.
 */
function Rules({ answers, set }: { answers: Answers; set: (answers: Schemas['ReceiverSet']) => Promise<void> }) {
  const words = t.value.receiver;
  const [otherwise, setOtherwise] = useState(answers.otherwise);
  const [above, setAbove] = useState(answers.reject_above ?? '');
  const [categories, setCategories] = useState(answers.reject_categories.join(', '));
  const [countries, setCountries] = useState(answers.reject_countries.join(', '));
  const [detail, setDetail] = useState(answers.status_detail);
  const { isRunning, run } = useAction();
  const changed: Answers = {
    otherwise,
    reject_above: above.trim() === '' ? null : above.trim(),
    reject_categories: listOf(categories),
    reject_countries: listOf(countries.toUpperCase()),
    status_detail: detail,
  };
  return (
    <form
      class="filters"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => set(sent(changed)));
      }}
    >
      <Choice
        label={words.otherwise}
        value={otherwise}
        options={[
          ['ASK', words.ask],
          ['APPROVE', words.approveAll],
          ['REJECT', words.rejectAll],
        ]}
        onChange={(value) => setOtherwise(value as Answers['otherwise'])}
      />
      <Line label={words.above} value={above} onInput={setAbove} />
      <Line label={words.categories} value={categories} placeholder="7995, 6011" onInput={setCategories} />
      <Line label={words.countries} value={countries} placeholder="USA, CHL" onInput={setCountries} />
      <Choice label={words.detail} value={detail} options={DETAILS} onChange={(value) => setDetail(value as Detail)} />
      <button type="submit" aria-disabled={isRunning}>
        {words.apply}
      </button>
    </form>
  );
}

function Questions({
  receiver,
  run,
}: {
  receiver: Receiver;
  /** @param done is announced when the request has succeeded */
  run: (request: Promise<unknown>, done: string) => Promise<void>;
}) {
  const words = t.value.receiver;
  const answer = (id: string, body: Schemas['QuestionAnswer']) =>
    run(
      dataOf(
        sandbox.POST('/sandbox/v1/receiver/questions/{transaction_id}/answer', {
          params: { path: { transaction_id: id } },
          body,
        }),
      ),
      body.status,
    );
  return (
    <div role="status">
      {receiver.questions.length === 0 && receiver.answers.otherwise === 'ASK' && <p class="soft">{words.waiting}</p>}
      {receiver.questions.map((question) => (
        <QuestionView
          key={question.transaction_id}
          question={question}
          detail={receiver.answers.status_detail}
          answer={(body) => answer(question.transaction_id, body)}
        />
      ))}
    </div>
  );
}

/** The parts of an authorization that a person decides by. */
interface AuthorizationPayload {
  transaction?: { type?: string; country_code?: string };
  merchant?: { name?: string; mcc?: string };
  amount?: { local?: { total?: number; currency?: string } };
}

function QuestionView(props: {
  question: Question;
  detail: Detail;
  answer: (body: Schemas['QuestionAnswer']) => Promise<void>;
}) {
  const words = t.value.receiver;
  const { payload, left_milliseconds: left } = props.question;
  const [detail, setDetail] = useState(props.detail);
  const { isRunning, run } = useAction();
  const { transaction, merchant, amount } = payload as AuthorizationPayload;
  return (
    <article class="question" aria-label={words.question}>
      <p>
        <State value="PENDING" /> {transaction?.type} <b>{amount?.local?.total?.toFixed(2)}</b>{' '}
        {amount?.local?.currency} · <bdi>{merchant?.name}</bdi> ({merchant?.mcc}) · {transaction?.country_code}{' '}
        <span class="soft" aria-hidden="true">
          {words.left((left / 1000).toFixed(1))}
        </span>
      </p>
      <div class="tools">
        <button
          type="button"
          class="primary"
          aria-disabled={isRunning}
          onClick={() => run(() => props.answer({ status: 'APPROVED' }))}
        >
          {words.approve}
        </button>
        <button
          type="button"
          aria-disabled={isRunning}
          onClick={() => run(() => props.answer({ status: 'REJECTED', status_detail: detail }))}
        >
          {words.reject}
        </button>
        <Labelled label={words.detail}>
          <select value={detail} onChange={(event) => setDetail(event.currentTarget.value as Detail)}>
            {DETAILS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Labelled>
      </div>
    </article>
  );
}
