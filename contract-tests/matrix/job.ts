import type { AllowedHeaders } from '../headers';
import type { DocumentName } from '../load';
import type { Observed } from '../observe/observed';
import type { ScenarioBook } from '../plan';
import type { RunResult } from '../run';
import type { Cause } from '../target/cause';
import type { World } from '../world/world';

/** A piece of the matrix that one process carries out against one server. */
export interface Job {
  revision: string;
  /** The documents whose rows are sent; none if absent. */
  rows?: { documents: readonly DocumentName[]; only?: readonly string[] } | undefined;
  /** Also send the requests to the mock of the revision. */
  mock: boolean;
  /** The names of the journeys to make. */
  journeys: readonly string[];
  /** An already running server; without it one is started. */
  url?: string | undefined;
  /** The headers and cookies that proxies in front of that server add. */
  allowed?: AllowedHeaders | undefined;
  /** The folder of a service in production mode and of simulated networks in a separate process, which are started. */
  production?: string | undefined;
  /** The name of the mistake that is put into the server on purpose. */
  mutant?: string | undefined;
}

/** The result of a journey: a story that shows more than single answers, such as calls to the client. */
export interface JourneyResult {
  name: string;
  /** The problems, one sentence each; empty when there were none. */
  problems: string[];
  /** The cause of its failure, where that is known. */
  cause?: Cause | null;
  millis: number;
}

export interface JobReport {
  job: Job;
  runs: RunResult[];
  /** Rows that no scenario produces, one message each. */
  missing: string[];
  journeys: JourneyResult[];
  observed: Observed;
  /**
   * States that are written directly to the store, because controls of the sandbox would need years to produce them.
   */
  inTheStore?: readonly string[];
  /** Changes of state that no lifecycle allows. */
  illegal: string[];
  millis: number;
}

/** The things that a job needs in addition to its description. */
export interface JobContext {
  book: ScenarioBook<World>;
  /** Called after each row. */
  onRow(): void;
}
