import { useState } from 'preact/hooks';
import { type Beginning, draftOf, requestOf } from '../../form/draft';
import type { Json } from '../../form/forms';
import type { Outgoing } from '../../form/outgoing';
import { newKey } from '../api';
import { type Contract, useContract } from '../forms';
import { Answer, type Answered, answerTo } from '../parts/answer';
import { Badge, Problem, Title } from '../parts/basics';
import { Code } from '../parts/code';
import { WaitingQuestions } from '../parts/receiver';
import { link } from '../router';
import { session, setup } from '../session';
import { t } from '../texts';

/** The values that earlier steps have produced, by name. */
type StepValues = Readonly<Record<string, string>>;

interface Step {
  name: keyof (typeof t)['value']['start']['steps'];
  operation: string;
  /** Returns the values that the form begins with, given those of earlier steps. */
  begin: (known: StepValues, example: Json) => Beginning;
  /** Returns the values of the answer that later steps need. */
  learn?: (body: { data?: Json }) => StepValues;
  /** True where somebody has to decide before the answer comes. */
  isAsked?: boolean;
  /** Decides whether the answer is what the step is for; any but a refusal where absent. */
  isDone?: (body: { data?: Json }) => boolean;
}

const fields = (example: Json): { [key: string]: Json } =>
  typeof example === 'object' && example !== null && !Array.isArray(example) ? example : {};
const text = (data: Json | undefined, name: string): string => String(fields(data ?? null)[name] ?? '');
const digits = (count: number): string => String(Date.now()).slice(-count);
const DAY_SECONDS = 86_400;

/** From a token to a settled purchase. What is not said here is the contract's example. */
const STEPS: readonly Step[] = [
  {
    name: 'token',
    operation: 'createToken',
    begin: (_, example) => ({ body: { ...fields(example), ...setup.local, audience: setup.audience } }),
  },
  {
    name: 'user',
    operation: 'createUser',
    begin: (_, example) => ({
      body: { ...fields(example), email: `ana.${digits(9)}@example.com`, identification_value: digits(8) },
    }),
    learn: ({ data }) => ({ user: text(data, 'id') }),
  },
  {
    name: 'account',
    operation: 'createAccount',
    begin: ({ user = '' }, example) => ({ body: { ...fields(example), user_id: user } }),
    learn: ({ data }) => ({ account: text(data, 'id') }),
  },
  {
    name: 'money',
    operation: 'fundAccount',
    begin: ({ account = '' }) => ({ parameters: { account_id: account }, body: { amount: '50000.00' } }),
  },
  {
    name: 'other',
    operation: 'createUser',
    begin: (_, example) => ({
      body: { ...fields(example), email: `bea.${digits(9)}@example.com`, identification_value: digits(8) },
    }),
    learn: ({ data }) => ({ other: text(data, 'id') }),
  },
  {
    name: 'program',
    operation: 'listAffinityGroups',
    begin: () => ({ parameters: { 'page[size]': '100' } }),
    learn: ({ data }) => {
      const fits = (group: Json) =>
        text(fields(group).country, 'code') === 'ARG' &&
        text(group, 'innominate') === 'false' &&
        JSON.stringify(group).includes('VIRTUAL');
      return { program: text((Array.isArray(data) ? data : []).find(fits), 'id') };
    },
  },
  {
    name: 'card',
    operation: 'createCard',
    begin: ({ other = '', program = '' }, example) => ({
      body: { ...fields(example), user_id: other, affinity_group_id: program },
    }),
    learn: ({ data }) => ({ card: text(data, 'id') }),
  },
  { name: 'receive', operation: 'setReceiver', begin: () => ({ body: { otherwise: 'ASK' } }) },
  {
    name: 'purchase',
    operation: 'authorizeAtNetwork',
    begin: ({ card = '' }, example) => ({ body: { ...fields(example), card_id: card } }),
    learn: ({ data }) => ({ transaction: text(data, 'id'), day: text(data, 'created_at').slice(0, 10) }),
    isAsked: true,
    isDone: ({ data }) => text(data, 'status') === 'APPROVED',
  },
  {
    name: 'present',
    operation: 'clearAtNetwork',
    begin: ({ transaction = '' }) => ({ parameters: { transaction_id: transaction }, body: {} }),
  },
  { name: 'events', operation: 'searchEvents', begin: () => ({ parameters: { 'page[size]': '5' } }) },
  { name: 'off', operation: 'deleteReceiver', begin: () => ({}) },
  { name: 'day', operation: 'advanceClock', begin: () => ({ body: { seconds: DAY_SECONDS } }) },
  {
    name: 'settlement',
    operation: 'createSettlementRun',
    begin: ({ day = '' }) => ({ body: { date: day } }),
  },
];

function isGood({ isDone = () => true }: Pick<Step, 'isDone'> = {}, { status, body }: Answered): boolean {
  return status !== null && status < 400 && isDone((body ?? {}) as { data?: Json });
}

/** The first ten minutes: each step a button, with the request that it sends. */
export function StartPage() {
  const { value: contract, problem } = useContract();
  const [known, setKnown] = useState<StepValues>({});
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const words = t.value.start;
  const failed = answers.findIndex((answer, at) => !isGood(STEPS[at], answer));
  const next = failed === -1 ? answers.length : failed;
  return (
    <>
      <Title title={words.title} about={words.about} />
      <Problem problem={problem} />
      {contract !== undefined && (
        <ol class="tour">
          {STEPS.map((step, at) => (
            <TourStep
              key={step.name}
              step={step}
              contract={contract}
              known={known}
              isNext={at === next}
              answer={answers[at]}
              answered={(answer) => {
                setAnswers([...answers.slice(0, at), answer]);
                setKnown({ ...known, ...step.learn?.((answer.body ?? {}) as { data?: Json }) });
              }}
            />
          ))}
        </ol>
      )}
      {next === STEPS.length && (
        <p role="status">
          {words.end} <a href={link('settlement')}>{t.value.names.settlement}</a> ·{' '}
          <a href={link('requests')}>{t.value.names.requests}</a>
        </p>
      )}
    </>
  );
}

interface StepProps {
  step: Step;
  contract: Contract;
  known: StepValues;
  isNext: boolean;
  answer: Answered | undefined;
  answered: (answer: Answered) => void;
}

function TourStep({ step, contract, known, isNext, answer, answered }: StepProps) {
  const [sent, setSent] = useState<Outgoing | null>(null);
  const [waits, setWaits] = useState(false);
  const words = t.value.start;
  const operation = contract.operations.get(step.operation);
  if (operation === undefined) return null;
  const send = async () => {
    const draft = draftOf(operation, step.begin(known, draftOf(operation).body ?? null));
    const request = requestOf(draft, { baseUrl: location.origin, token: session.value?.token ?? '', newKey });
    setSent(request);
    setWaits(true);
    const came = await answerTo(request);
    setWaits(false);
    answered(came);
  };
  const isOver = answer !== undefined && isGood(step, answer);
  return (
    <li class="panel">
      <header>
        <h2>{words.steps[step.name]}</h2>
        <div class="tools">
          {answer !== undefined && <Badge tone={isOver ? 'good' : 'bad'}>{answer.status ?? t.value.noAnswer}</Badge>}
          <button
            type="button"
            class={isNext ? 'primary' : 'quiet'}
            disabled={waits || (!isNext && answer === undefined)}
            onClick={() => void send()}
          >
            {words.doIt} <span class="hidden">{words.steps[step.name]}</span>
          </button>
        </div>
      </header>
      <p class="soft">
        <span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span> <code>{operation.path}</code>
      </p>
      {waits && step.isAsked === true && <WaitingQuestions />}
      {!waits && answer?.status === 201 && !isOver && <p role="alert">{words.notYet}</p>}
      {sent !== null && (
        <details open={isNext}>
          <summary>{t.value.call.asCode}</summary>
          <Code request={sent} />
        </details>
      )}
      {answer !== undefined && (
        <details open={!isOver}>
          <summary>{t.value.call.answer}</summary>
          <Answer answer={answer} />
        </details>
      )}
    </li>
  );
}
