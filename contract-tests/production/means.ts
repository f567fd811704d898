import { setTimeout as pause } from 'node:timers/promises';
import type { OnboardingParts } from '../../admin/onboarding/parts';
import type { ScenarioRequest } from '../scenario';
import { noteJump } from '../world/client';
import type { OperationName } from '../world/types';
import type { MachineClock } from './machine-clock';

const TIMEOUT_MILLISECONDS = 15_000;
const POLL_MILLISECONDS = 25;

/** A control of the sandbox that a scenario uses. */
export interface ControlCall {
  request: ScenarioRequest;
  /** The client that the token is of; null where there is none. */
  clientId: string | null;
}

/** The tools from which controls are built where there is no sandbox. */
export interface Surroundings {
  parts: Omit<OnboardingParts, 'now'>;
  clock: MachineClock;
  world: { url: string; token: string };
  /** Sends the message of a card network itself, where there is no world that would. */
  reports: ((request: ScenarioRequest) => Promise<unknown>) | null;
  /** Sends a request to the service. */
  call: (operationId: OperationName, request: ScenarioRequest) => Promise<unknown>;
}

/** A replacement for a control of the sandbox. */
export type Means = (call: ControlCall, around: Surroundings) => Promise<unknown>;

/** Lets time pass without anybody having asked for it: tokens may have ended by then. */
export async function jump(seconds: number, around: Surroundings): Promise<void> {
  noteJump(seconds);
  await passTime(seconds, around);
}

/** Lets time pass; what falls due on the way is done when this resolves. */
export async function passTime(seconds: number, { parts, clock }: Surroundings): Promise<void> {
  await clock.move(seconds);
  await retryUntilTimeout(async () => {
    const due: { kind: string }[] = await parts.db.knex('jobs').where('run_at', '<=', clock.now()).select('kind');
    if (due.length > 0) throw new Error(`tasks are due and not done: ${due.map(({ kind }) => kind).join(', ')}`);
  });
}

/** Looks again and again, until it is not refused any more. @throws what was thrown last, after a while */
export async function retryUntilTimeout<T>(
  look: () => Promise<T>,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): Promise<T> {
  const end = performance.now() + timeoutMilliseconds;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(POLL_MILLISECONDS);
    }
  }
}
