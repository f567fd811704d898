/** Arazzo documents as they are run, with the place of everything in them. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../cli/declaration';
import { nearest } from '../../cli/nearest';
import { findPosition, parseTree, type Tree } from '../../codegen/load/positions';

/** A value that goes into a request. It may hold runtime expressions. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  value: unknown;
}

/** Something that has to hold of an answer. */
export interface Criterion {
  condition: string;
  context?: string;
  type?: 'simple' | 'regex' | 'jsonpath' | { type: string };
}

/** `x-events`: the events about one thing that the client got by the end of a step, oldest first. */
export interface ExpectedEvents {
  about: string;
  expect: readonly { type: string; payload?: Readonly<Record<string, unknown>> }[];
}

/**
 * `x-clock`: the time that passes before a request: so many seconds, or as long as it takes to a time of a later day,
 * in UTC.
 */
export type Passing = { advance: number } | { days: number; at: string };

/** A request with what its answer has to be. */
export interface Step {
  stepId: string;
  operationId: string;
  description?: string;
  parameters?: readonly (Parameter | { reference: string })[];
  requestBody?: { payload: unknown };
  successCriteria?: readonly Criterion[];
  outputs?: Readonly<Record<string, string>>;
  'x-clock'?: Passing;
  'x-events'?: ExpectedEvents;
  /**
   * The answer to the authorization that the client is asked for during the request, where the sandbox receives for it.
   */
  'x-answer'?: { status: 'APPROVED' | 'REJECTED'; status_detail?: string };
}

/** A story. */
export interface Workflow {
  workflowId: string;
  inputs?: { required?: readonly string[]; properties?: Readonly<Record<string, { default?: unknown }>> };
  /** How inputs are made up that nobody has typed: the kind of each, by name. */
  'x-fresh'?: Readonly<Record<string, string>>;
  steps: readonly Step[];
}

interface Written {
  arazzo?: unknown;
  workflows?: readonly Workflow[];
  components?: { parameters?: Readonly<Record<string, Parameter>> };
}

const OWN = path.join(__dirname, '../../spec/workflows');

/** The names of the documents in spec/workflows. */
export function storyNames(): string[] {
  return readdirSync(OWN)
    .flatMap((file) => (file.endsWith('.arazzo.yaml') ? [file.replace(/\.arazzo\.yaml$/, '')] : []))
    .sort();
}

/** Reads a file. @param name as it was typed @throws UsageError where it can't be read */
function textOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (path.dirname(file) !== OWN) throw new UsageError(`${name} can't be read (${code})`);
    const meant = nearest(name, storyNames());
    const all = `There is no story ${name}: there are ${storyNames().join(', ')}`;
    throw new UsageError(meant === null ? all : `${all}; did you mean ${meant}?`);
  }
}

/** The words of Arazzo that are not carried out, by the kind of object that they stand on. */
const UNSUPPORTED = {
  workflow: ['dependsOn', 'successActions', 'failureActions', 'parameters'],
  step: ['workflowId', 'operationPath', 'channelPath', 'onSuccess', 'onFailure', 'x-operation', 'x-security'],
} as const;

/** A document that was read. */
export class ArazzoDocument {
  private constructor(
    /** Its path from the working directory. */
    readonly file: string,
    private readonly written: Written,
    private readonly tree: Tree,
  ) {}

  /**
   * Reads a document.
   * @param name its path, or the name of one in spec/workflows
   * @throws UsageError where there is none, Error with the place of what can't be understood or carried out
   */
  static read(name: string): ArazzoDocument {
    const absolute = /[./\\]/.test(name) ? path.resolve(name) : path.join(OWN, `${name}.arazzo.yaml`);
    const file = path.relative(process.cwd(), absolute).split(path.sep).join('/');
    const tree = parseTree(textOf(absolute, name));
    const [broken] = tree.document.errors;
    if (broken) {
      const { line, col } = tree.lines.linePos(broken.pos[0]);
      throw new Error(`${file}:${line}:${col} ${broken.message}`);
    }
    const document = new ArazzoDocument(file, (tree.document.toJS() ?? {}) as Written, tree);
    document.assertSupported();
    return document;
  }

  get workflows(): readonly Workflow[] {
    return this.written.workflows ?? [];
  }

  /** The place of a JSON pointer: file:line:column. */
  place(pointer: string): string {
    const { line, column } = findPosition(this.tree, pointer, true);
    return `${this.file}:${line}:${column}`;
  }

  /** The parameters of a step, with those that it refers to. @throws Error for a reference that leads nowhere */
  parametersOf({ parameters = [] }: Step): Parameter[] {
    return parameters.map((parameter) => {
      if (!('reference' in parameter)) return parameter;
      const [, name = ''] = /^\$components\.parameters\.(.+)$/.exec(parameter.reference) ?? [];
      const found = this.written.components?.parameters?.[name];
      if (found === undefined) throw new Error(`${parameter.reference} leads nowhere`);
      return found;
    });
  }

  private assertSupported(): void {
    if (!/^1\.[01]\.\d+$/.test(String(this.written.arazzo))) {
      throw new Error(`${this.place('/arazzo')} is not a document of Arazzo 1.0 or 1.1`);
    }
    for (const [at, workflow] of this.workflows.entries()) {
      this.assertWithout(workflow, UNSUPPORTED.workflow, `/workflows/${at}`);
      for (const [index, step] of workflow.steps.entries()) {
        this.assertWithout(step, UNSUPPORTED.step, `/workflows/${at}/steps/${index}`);
      }
    }
  }

  private assertWithout(written: object, words: readonly string[], pointer: string): void {
    const word = words.find((one) => one in written);
    if (word !== undefined) throw new Error(`${this.place(`${pointer}/${word}`)} ${word} is not carried out`);
  }
}

/**
 * The operation that a step asks for, without the document that has it: names of operations are unique in the contract.
 */
export const operationOf = ({ operationId }: Step): string => operationId.split('.').at(-1) as string;
