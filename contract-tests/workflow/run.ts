import { setTimeout as pause } from 'node:timers/promises';
import { type Axis, SHARED_ADDRESSES } from '../../generated/revisions';
import type { Rule } from '../contract';
import { judge } from '../judge';
import type { LoadedContract } from '../load';
import { prepare } from '../scenario';
import { send } from '../world/http';
import { breachOf } from './criteria';
import {
  type ArazzoDocument,
  type ExpectedEvents,
  operationOf,
  type Parameter,
  type Passing,
  type Step,
  type Workflow,
} from './document';
import type { Call, Problem, StepResult, WorkflowResult } from './results';
import { filled, memberAt, type ReceivedAnswer, type Scope, type SentRequest } from './scope';

/** Where a workflow is run, and as which revision. */
interface Setting {
  url: string;
  contract: LoadedContract;
}

/** The operations behind the extensions of steps. */
const ADVANCE = 'advanceClock';
const READ_CLOCK = 'getClock';
const SET_CLOCK = 'setClock';
const EVENTS = 'searchEvents';
const EVENT = 'getEvent';

/** Those by which the sandbox asks in the place of a client's endpoint, and is answered. */
const QUESTIONS = 'getReceiver';
const ANSWER = 'answerQuestion';

/** Logs a client in: the clock is moved as it until a step says who asks. */
const LOG_IN = 'createToken';

/** Opens clients, which have to speak the revision of the run. */
const OPENS_CLIENT = 'createSandboxClient';

/** An event stands with what it tells of, and one that another process writes comes a little later. */
const ATTEMPTS = 20;
const BETWEEN_MILLISECONDS = 50;

/**
 * The rule of an operation. One without an address of its own in the revision is served by the operation that shares
 * its.
 * @returns undefined where the revision lacks it
 */
export function ruleOf(operation: string, { rules, values }: LoadedContract): Rule | undefined {
  const own = rules.get(operation);
  if (own !== undefined) return own;
  for (const [value, served] of Object.entries(SHARED_ADDRESSES)) {
    const [axis, name] = value.split('=') as [Axis, string];
    if (values[axis] !== name) continue;
    const [host] = Object.entries(served).find(([, others]) => operation in others) ?? [];
    if (host !== undefined) return rules.get(host);
  }
  return undefined;
}

/** Returns the first operation of a workflow that the revision lacks; undefined where it has all of them. */
export function missingOperation({ steps }: Workflow, contract: LoadedContract): string | undefined {
  return steps.flatMap(operationsOf).find((operation) => ruleOf(operation, contract) === undefined);
}

/** The operations that a step calls, in this order. */
export function operationsOf(step: Step): string[] {
  const { 'x-clock': clock, 'x-events': events, 'x-answer': answer } = step;
  return [
    ...(clock ? operationsOfPassing(clock) : []),
    operationOf(step),
    ...(answer ? [QUESTIONS, ANSWER] : []),
    ...(events ? [EVENTS] : []),
  ];
}

/** A moment to set the clock to, in the words of a document: it is made of the one before. */
const FROM_CLOCK = { now: '{$response.body#/data/now}' };

const operationsOfPassing = (passing: Passing): string[] =>
  'advance' in passing ? [ADVANCE] : [READ_CLOCK, SET_CLOCK];

/** The moment that it is at a time of a later day, in UTC. @param at hours and minutes, as in 07:00 */
function momentAfter(now: string, days: number, at: string): string {
  const date = new Date(now);
  date.setUTCDate(date.getUTCDate() + days);
  return `${date.toISOString().slice(0, '2026-01-15'.length)}T${at}:00Z`;
}

/**
 * Carries out a workflow step by step; after one that fails the others are skipped.
 * @param at its index in the document
 * @param inputs the value of every input
 */
export async function runWorkflow(
  document: ArazzoDocument,
  at: number,
  inputs: Readonly<Record<string, unknown>>,
  setting: Setting,
): Promise<WorkflowResult> {
  const started = performance.now();
  const workflow = document.workflows[at] as Workflow;
  const outputs = new Map<string, Record<string, unknown>>();
  const steps: StepResult[] = [];
  const moment = {};
  for (const [index, step] of workflow.steps.entries()) {
    const isOver = steps.at(-1)?.outcome === 'failed' || steps.at(-1)?.outcome === 'skipped';
    const running = new RunningStep(
      document,
      `/workflows/${at}/steps/${index}`,
      step,
      { inputs, outputs },
      setting,
      moment,
    );
    steps.push(isOver ? running.result('skipped') : await running.run(outputs));
  }
  const outcome = steps.every((step) => step.outcome === 'passed') ? 'passed' : 'failed';
  const place = document.place(`/workflows/${at}`);
  const milliseconds = Math.round(performance.now() - started);
  return { file: document.file, workflow: workflow.workflowId, outcome, place, steps, milliseconds };
}

class RunningStep {
  private readonly problems: Problem[] = [];
  private readonly calls: Call[] = [];

  constructor(
    private readonly document: ArazzoDocument,
    private readonly pointer: string,
    private readonly step: Step,
    private readonly scope: Scope,
    private readonly setting: Setting,
    private readonly moment: { login?: Parameter },
  ) {}

  /** @param outputs where the outputs of the step are kept */
  async run(outputs: Map<string, Record<string, unknown>>): Promise<StepResult> {
    try {
      const values = this.parameters();
      await this.passTime(values);
      const scope = await this.request(values);
      this.judge(scope);
      this.rememberLogin(scope);
      const own = this.step.outputs ?? {};
      if (this.problems.length === 0) {
        outputs.set(this.step.stepId, filled(own, scope) as Record<string, unknown>);
        await this.events(values);
      }
    } catch (error) {
      this.fail('', error instanceof Error ? error.message : String(error));
    }
    return this.result(this.problems.length === 0 ? 'passed' : 'failed');
  }

  result(outcome: StepResult['outcome']): StepResult {
    const { step, problems, calls } = this;
    const place = this.document.place(this.pointer);
    return { step: step.stepId, operation: operationOf(step), outcome, place, problems, calls };
  }

  private fail(pointer: string, message: string): void {
    this.problems.push({ message, place: this.document.place(this.pointer + pointer) });
  }

  private parameters(): Parameter[] {
    return this.document
      .parametersOf(this.step)
      .map((parameter) => ({ ...parameter, value: filled(parameter.value, this.scope) }));
  }

  /** Lets time pass as the client of the step, or of the last one that had one or logged in. */
  private async passTime(values: readonly Parameter[]): Promise<void> {
    const login = values.find(isLogin);
    if (login !== undefined) this.moment.login = login;
    const clock = this.step['x-clock'];
    if (clock === undefined) return;
    if ('advance' in clock) await this.moveClock(ADVANCE, { seconds: clock.advance });
    else await this.moveClock(SET_CLOCK, { now: momentAfter(await this.now(), clock.days, clock.at) }, FROM_CLOCK);
  }

  private rememberLogin({ received }: Scope): void {
    if (operationOf(this.step) !== LOG_IN || received?.status !== 200) return;
    const value = `Bearer ${memberAt(received.body, '/access_token')}`;
    this.moment.login = { name: 'authorization', in: 'header', value };
  }

  private async moveClock(operation: string, body: object, written: object = body): Promise<void> {
    const { received } = await this.call(operation, this.moment.login ? [this.moment.login] : [], body, written);
    if (received.status !== 200) throw new Error(`the clock can't be moved: ${operation} answered ${received.status}`);
  }

  private async now(): Promise<string> {
    const { received } = await this.call(READ_CLOCK, this.moment.login ? [this.moment.login] : []);
    if (received.status !== 200) throw new Error(`the clock can't be read: ${READ_CLOCK} answered ${received.status}`);
    return String(memberAt(received.body, '/data/now'));
  }

  private async request(values: readonly Parameter[]): Promise<Scope> {
    const written = this.step.requestBody?.payload;
    const body = written === undefined ? undefined : this.ofRevision(filled(written, this.scope));
    const [exchange] = await Promise.all([
      this.call(operationOf(this.step), values, body, written),
      this.answerQuestion(values),
    ]);
    return { ...this.scope, ...exchange };
  }

  /** Answers, while the request of the step waits, what the sandbox asks in the place of the client's endpoint. */
  private async answerQuestion(values: readonly Parameter[]): Promise<void> {
    const answer = this.step['x-answer'];
    if (answer === undefined) return;
    const login = values.filter(isLogin);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { received } = await this.call(QUESTIONS, login);
      const id = memberAt(received.body, '/data/questions/0/transaction_id');
      if (id !== undefined) {
        await this.call(ANSWER, [...login, { name: 'transaction_id', in: 'path', value: id }], answer, answer);
        return;
      }
      this.calls.splice(
        this.calls.findLastIndex(({ operation }) => operation === QUESTIONS),
        1,
      );
      await pause(BETWEEN_MILLISECONDS);
    }
    this.fail('/x-answer', 'nothing was asked');
  }

  /** A client that is opened on the way speaks the revision of the run. */
  private ofRevision(body: unknown): unknown {
    const { revision } = this.setting.contract;
    if (operationOf(this.step) !== OPENS_CLIENT || revision === 'current') return body;
    return { ...(body as object), revision };
  }

  private judge(scope: Scope): void {
    const { successCriteria = [] } = this.step;
    for (const [index, criterion] of successCriteria.entries()) {
      const breach = breachOf(criterion, scope);
      if (breach !== null) this.fail(`/successCriteria/${index}`, breach);
    }
  }

  /** Looks for the events about something until they are those that are expected. */
  private async events(values: readonly Parameter[]): Promise<void> {
    const expected = this.step['x-events'];
    if (expected === undefined) return;
    const about = String(filled(expected.about, this.scope));
    const filter: Parameter[] = [
      ...values.filter(isLogin),
      { name: 'filter[resource_id]', in: 'query', value: about },
      { name: 'sort', in: 'query', value: 'created_at' },
    ];
    const types = expected.expect.map(({ type }) => type).join(', ');
    let found: { id: string; type: string }[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await pause(BETWEEN_MILLISECONDS);
      const { received } = await this.call(EVENTS, filter);
      found = (received.body as { data?: typeof found }).data ?? [];
      if (found.map(({ type }) => type).join(', ') === types) return this.payloads(expected, found, values);
      this.calls.pop();
    }
    this.fail('/x-events', `the events are ${found.map(({ type }) => type).join(', ') || 'none'}, not ${types}`);
  }

  private async payloads(
    { expect }: ExpectedEvents,
    found: readonly { id: string }[],
    values: readonly Parameter[],
  ): Promise<void> {
    for (const [index, { payload }] of expect.entries()) {
      if (payload === undefined) continue;
      const id: Parameter = { name: 'event_id', in: 'path', value: found[index]?.id };
      const { received } = await this.call(EVENT, [...values.filter(isLogin), id]);
      for (const [pointer, written] of Object.entries(payload)) {
        const value = memberAt(received.body, `/data/payload${pointer}`);
        const wanted = filled(written, this.scope);
        if (value === wanted) continue;
        const message = `${pointer} of the event is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`;
        this.fail(`/x-events/expect/${index}/payload`, message);
      }
    }
  }

  /** Sends a request and checks the answer against the contract. @throws Error where there is no answer */
  private async call(
    operation: string,
    values: readonly Parameter[],
    body?: unknown,
    written?: unknown,
  ): Promise<{ sent: SentRequest; received: ReceivedAnswer }> {
    const rule = ruleOf(operation, this.setting.contract) as Rule;
    const parts = partsOf(values, rule);
    const prepared = prepare(rule, { ...parts, ...(body !== undefined && { body }) }, null);
    const started = performance.now();
    const { method, target } = prepared;
    const call: Call = {
      operation,
      method,
      target,
      sent: body,
      written,
      status: null,
      received: null,
      milliseconds: 0,
    };
    this.calls.push(call);
    const answer = await send(this.setting.url, prepared);
    call.milliseconds = Math.round(performance.now() - started);
    call.status = answer.status;
    call.received = answer.body;
    for (const breach of breachesOf(rule, answer)) this.fail('/operationId', `${operation}: ${breach}`);
    const url = this.setting.url + target;
    return {
      sent: { url, method, headers: prepared.headers, path: parts.path, query: parts.query, body },
      received: { status: answer.status, headers: answer.headers, body: answer.body },
    };
  }
}

const isLogin = ({ in: place, name }: Parameter): boolean =>
  place === 'header' && name.toLowerCase() === 'authorization';

/** The parameters by their place. A key that the step does not name is not sent. */
function partsOf(values: readonly Parameter[], { idempotency }: Rule) {
  const of = (place: Parameter['in']) =>
    Object.fromEntries(values.filter((one) => one.in === place).map(({ name, value }) => [name, value]));
  const headers = Object.fromEntries(
    Object.entries(of('header')).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return {
    path: Object.fromEntries(Object.entries(of('path')).map(([name, value]) => [name, String(value)])),
    query: of('query') as Record<string, string | number | boolean | (string | number)[]>,
    headers: { ...(idempotency && { [idempotency.header.toLowerCase()]: null }), ...headers } as Record<
      string,
      string | null
    >,
  };
}

/** Lists what the contract says against an answer. Its status has to be one of those that are documented, whichever. */
function breachesOf(rule: Rule, { status, headers, body }: Awaited<ReturnType<typeof send>>): string[] {
  const { operationId, document } = rule;
  const row = { document, operationId, variant: '', status, example: '', code: null };
  return judge(row, rule, { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
}
