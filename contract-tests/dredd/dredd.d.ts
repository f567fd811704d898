// Dredd ships no types. These cover what the runner touches.
declare module 'dredd' {
  import type { EventEmitter } from 'node:events';

  interface Stats {
    tests: number;
    failures: number;
    errors: number;
    passes: number;
    skipped: number;
  }

  class Dredd {
    constructor(configuration: object);
    configuration: { emitter: EventEmitter; apiDescriptions: object[] };
    logger: import('winston-like').Logger;
    /** Reads, parses and compiles the descriptions. The first thing that a run does. */
    prepareAPIdescriptions(done: (error: Error | null | undefined, descriptions: Dredd.Compiled[]) => void): void;
    run(done: (error: Error | null | undefined, stats: Stats) => void): void;
  }

  namespace Dredd {
    /** A description after compilation. */
    interface Compiled {
      location: string;
      content: string;
      mediaType: string;
      apiElements: object;
      annotations: object[];
      transactions: object[];
    }
  }
  export = Dredd;
}

declare module 'dredd/build/reporters/reporterOutputLogger' {
  const logger: import('winston-like').Logger;
  export default logger;
}

declare module 'winston-like' {
  import type { EventEmitter } from 'node:events';

  export interface Logger extends EventEmitter {
    transports: { console: { silent: boolean; level: string } };
  }
}

// Dredd hands its registry of hooks to a hook file under this name.
declare module 'hooks' {
  /** One request that Dredd makes. Only what the hooks read or set. */
  export interface Transaction {
    name: string;
    fullPath: string;
    request: { method: string; uri: string; headers: Record<string, string>; body: string };
    expected: { statusCode: string; headers?: Record<string, string>; body?: string; bodySchema?: unknown };
    real?: {
      statusCode: number;
      headers: Record<string, string | string[] | undefined>;
      body?: string;
      bodyEncoding?: 'utf-8' | 'base64';
    };
    fail?: boolean | string;
  }

  type Hook = (transaction: Transaction, done: () => void) => void;

  export function beforeEach(hook: Hook): void;
  export function beforeEachValidation(hook: Hook): void;
}
