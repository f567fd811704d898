import { useState } from 'preact/hooks';
import tour from '../../../generated/tour.json';
import { draftOf, requestOf } from '../../form/draft';
import type { Json } from '../../form/forms';
import type { Outgoing } from '../../form/outgoing';
import { beginningOf, type Known, madeUp, outputsOf, type TourStep } from '../../form/tour';
import { dataOf, newKey, sandbox } from '../api';
import { type Contract, useContract } from '../forms';
import { useLoaded } from '../load';
import { useAction } from '../parts/action';
import { Answer, type Answered, answerTo } from '../parts/answer';
import { Badge, Loading, Problem, Title } from '../parts/basics';
import { Code } from '../parts/code';
import { WaitingQuestions } from '../parts/receiver';
import { link } from '../router';
import { session, setup } from '../session';
import { t } from '../texts';

const STEPS = tour.steps as unknown as readonly TourStep[];

type Name = keyof (typeof t)['value']['start']['steps'];

/** An answer that is no refusal; where somebody had to decide, they approved. */
function isGood(step: TourStep | undefined, { status, body }: Answered): boolean {
  if (status === null || status >= 400) return false;
  const { data } = (body ?? {}) as { data?: { status?: string } };
  return step?.isAsked !== true || data?.status === 'APPROVED';
}

/** The first ten minutes: each step a button, with the request that it sends. */
export function StartPage() {
  const { value: contract, problem, reload } = useContract();
  const clock = useLoaded(() => dataOf(sandbox.GET('/sandbox/v1/clock')), []);
  const [own] = useState(madeUp);
  const [steps, setSteps] = useState<Known['steps']>({});
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const words = t.value.start;
  const failed = answers.findIndex((answer, at) => !isGood(STEPS[at], answer));
  const next = failed === -1 ? answers.length : failed;
  const day = clock.value?.data.now.slice(0, '2026-01-15'.length) ?? '';
  const known = { inputs: { ...tour.inputs, ...own, ...setup.local, audience: setup.audience, day }, steps };
  return (
    <>
      <Title title={words.title} about={words.about} />
      <Problem problem={problem} tryAgain={reload} />
      <Problem problem={clock.problem} tryAgain={clock.reload} />
      <Loading of={clock} />
      {contract !== undefined && clock.value !== undefined && (
        <ol class="tour">
          {STEPS.map((step, at) => (
            <StepPanel
              key={step.name}
              step={step}
              contract={contract}
              known={known}
              isNext={at === next}
              answer={answers[at]}
              answered={(answer) => {
                setAnswers([...answers.slice(0, at), answer]);
                setSteps({ ...steps, [step.name]: outputsOf(step, (answer.body ?? null) as Json) });
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
  step: TourStep;
  contract: Contract;
  known: Known;
  isNext: boolean;
  answer: Answered | undefined;
  answered: (answer: Answered) => void;
}

function StepPanel({ step, contract, known, isNext, answer, answered }: StepProps) {
  const [sent, setSent] = useState<Outgoing | null>(null);
  const { isRunning, run } = useAction();
  const words = t.value.start;
  const operation = contract.operations.get(step.operation);
  if (operation === undefined) return null;
  const send = async () => {
    const draft = draftOf(operation, beginningOf(step, known));
    const request = requestOf(draft, { baseUrl: location.origin, token: session.value?.token ?? '', newKey });
    setSent(request);
    answered(await answerTo(request));
  };
  const isOver = answer !== undefined && isGood(step, answer);
  return (
    <li class="panel">
      <header>
        <h2>{words.steps[step.name as Name]}</h2>
        <div class="tools">
          {answer !== undefined && <Badge tone={isOver ? 'good' : 'bad'}>{answer.status ?? t.value.noAnswer}</Badge>}
          <button
            type="button"
            class={isNext ? 'primary' : 'quiet'}
            disabled={!isNext && answer === undefined}
            aria-disabled={isRunning}
            onClick={() => run(send)}
          >
            {words.doIt} <span class="hidden">{words.steps[step.name as Name]}</span>
          </button>
        </div>
      </header>
      <p class="soft">
        <span class={`method ${operation.method.toLowerCase()}`}>{operation.method}</span> <code>{operation.path}</code>
      </p>
      {isRunning && step.isAsked === true && <WaitingQuestions />}
      {!isRunning && answer?.status === 201 && !isOver && <p role="alert">{words.notYet}</p>}
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
