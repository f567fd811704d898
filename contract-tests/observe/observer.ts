import type { Rule } from '../contract';
import type { Prepared } from '../scenario';
import { nothingObserved, type Observed } from './observed';
import type { RequestObserver } from './request-observer';
import type { StepRecorder } from './steps';
import { triggersIn } from './triggers';

/** Notes what requests of the contract tests exercise: trigger values, and the changes of state that they cause. */
export class Observer implements RequestObserver {
  private readonly triggers = new Set<string>();
  private last: string | null = null;

  /** @param steps the observer of the database; null for a server elsewhere, whose steps can't be seen */
  constructor(private readonly steps: StepRecorder | null) {}

  /** Called before a request that may change something: changes until then belong to the previous such request. */
  async before({ method, operationId }: Rule): Promise<void> {
    const { last } = this;
    if (last === null || method === 'GET' || operationId === last) return;
    this.last = null;
    await this.steps?.drain(last);
  }

  /** After an answer came. */
  after(rule: Rule, prepared: Prepared, status: number): void {
    if (status >= 400) return;
    for (const trigger of triggersIn(rule, prepared)) this.triggers.add(trigger);
    if (rule.method !== 'GET') this.last = rule.operationId;
  }

  /** All that was seen so far. */
  async observed(): Promise<Observed> {
    await this.steps?.drain(this.last ?? '');
    this.last = null;
    return { ...nothingObserved(), steps: [...(this.steps?.steps ?? [])], triggers: [...this.triggers] };
  }

  /** Changes of state that the contract doesn't know. */
  illegalSteps(): string[] {
    return [...(this.steps?.illegal ?? [])];
  }
}
