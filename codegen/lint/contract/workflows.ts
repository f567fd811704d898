import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { nearest } from '../../../cli/nearest';
import { expressionsIn, parseCondition } from '../../arazzo/condition';
import { parseExpression, partsOf } from '../../arazzo/expression';
import type { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import { documentNamed } from '../../model/api';
import { DOCUMENT_NAMES, type DocumentName, isHostedElsewhere } from '../../model/document-names';
import type { OperationModel } from '../../model/operation';
import { parameterOfPath } from '../../model/read/parameters';
import type { Ties } from '../../problem-ties';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../../util/json';
import { toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';
import { mistakesInStep } from './workflow-places';

const FOLDER = 'spec/workflows';

/** The extensions that are described in spec/README.md, by the kind of object that has them. */
const EXTENSIONS = { workflow: ['x-fresh'], step: ['x-clock', 'x-events', 'x-answer'] } as const;
const FRESH = /^(?:digits|dni|day|cuil (\w+))$/;

/** Names every Arazzo document below a folder, by its path from there. */
export function workflowFiles(root: string): string[] {
  const folder = join(root, FOLDER);
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => `${FOLDER}/${name}`)
    : [];
}

/**
 * Checks the workflows against the contract: their operations and parameters exist, their expressions can be read, and
 * what they refer to is an input, or an output of an earlier step.
 */
export function lintWorkflows(root: string, api: Api, positions: Positions): LintProblem[] {
  return workflowFiles(root).flatMap((file) => {
    const linted = new LintedDocument(root, file, api, positions);
    linted.judge();
    return linted.problems;
  });
}

function hint(name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  return meant === null ? '.' : `; did you mean ${meant}?`;
}

/** The name in a reference to a parameter, empty for one that leads elsewhere; null for none. */
function nameIn(reference: Json | undefined): string | null {
  if (typeof reference !== 'string') return null;
  return /^\$components\.parameters\.(.+)$/.exec(reference)?.[1] ?? '';
}

/** The reason why a step names no operation. */
type Missing = Ties & { message: string };

class LintedDocument {
  readonly problems: LintProblem[] = [];
  private readonly written: JsonObject;

  constructor(
    private readonly root: string,
    private readonly file: string,
    private readonly api: Api,
    private readonly positions: Positions,
  ) {
    this.written = readYaml(join(root, file));
  }

  judge(): void {
    if (this.isWithoutDocument()) return;
    for (const [at, workflow] of arrayOf(this.written.workflows).entries()) {
      new LintedWorkflow(this, objectOf(workflow), ['workflows', at]).judge();
    }
    this.unused();
  }

  /** Reports parameters that no step refers to, unless a reference leads nowhere, which may mean one of them. */
  private unused(): void {
    const declared = Object.keys(objectOf(objectOf(this.written.components).parameters));
    const steps = arrayOf(this.written.workflows).flatMap((workflow) => arrayOf(objectOf(workflow).steps));
    const used = steps
      .flatMap((step) => arrayOf(objectOf(step).parameters))
      .map((parameter) => nameIn(objectOf(parameter).reference));
    if (used.some((name) => name !== null && !declared.includes(name))) return;
    for (const name of declared.filter((one) => !used.includes(one)))
      this.report(['components', 'parameters', name], 'parameter', `No step refers to ${name}.`);
  }

  /** Reports addresses that lead to no document of operations: without one, every step would be a problem. */
  private isWithoutDocument(): boolean {
    const known = DOCUMENT_NAMES.filter((name) => !isHostedElsewhere(name)).map((name) => `../${name}.yaml`);
    const wrong = arrayOf(this.written.sourceDescriptions).flatMap((source, at) => {
      const { url } = objectOf(source);
      return known.includes(String(url)) ? [] : [{ url: String(url), at }];
    });
    for (const { url, at } of wrong)
      this.report(
        ['sourceDescriptions', at, 'url'],
        'operation',
        `${url} is no document of operations${hint(url, known)}`,
      );
    return wrong.length > 0;
  }

  report(path: readonly (string | number)[], rule: string, message: string, ties: Ties = {}): void {
    const position = this.positions.find(join(this.root, this.file), toPointer(path), true);
    this.problems.push({ file: this.file, ...position, rule: `workflow/${rule}`, message, ...ties });
  }

  /** The parameter that a step has, or refers to. */
  parameter(written: Json): JsonObject | null {
    const name = nameIn(objectOf(written).reference);
    if (name === null) return objectOf(written);
    const found = objectOf(objectOf(this.written.components).parameters)[name];
    return isObject(found) ? found : null;
  }

  /** The operation that a step names, or why there is none. */
  operation(name: string): OperationModel | Missing {
    const [, source = '', operationId = name] = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/.exec(name) ?? [];
    const sources = arrayOf(this.written.sourceDescriptions).map(objectOf);
    const described = source === '' ? sources[0] : sources.find((one) => one.name === source);
    if (described === undefined) return { message: `no source description is called ${source}.` };
    const document = basename(String(described.url), '.yaml') as DocumentName;
    const operations = this.api.operations[document] ?? [];
    const found = operations.find((entry) => entry.operationId === operationId);
    const names = operations.map((entry) => entry.operationId);
    const message = `${document} has no operation ${operationId}${hint(operationId, names)}`;
    return found?.base.model ?? { message, because: [`operation ${operationId}`] };
  }

  /** Reports parts of a step that its operation does not have. */
  held(step: JsonObject, { operationId, document: name }: OperationModel, path: Path): void {
    const entry = this.api.operations[name]?.find((one) => one.operationId === operationId);
    const document = documentNamed(this.api, name);
    if (entry === undefined || document === undefined) return;
    const operation = objectOf(document.target(`#${entry.base.pointer}`));
    for (const { path: below, rule, message, ...ties } of mistakesInStep(step, { document, operation, operationId }))
      this.report([...path, ...below], rule, message, ties);
  }
}

type Path = readonly (string | number)[];

class LintedWorkflow {
  /** The outputs of the steps so far, by step. */
  private readonly outputs = new Map<string, readonly string[]>();
  private readonly inputs: readonly string[];

  constructor(
    private readonly document: LintedDocument,
    private readonly written: JsonObject,
    private readonly path: Path,
  ) {
    this.inputs = Object.keys(objectOf(objectOf(written.inputs).properties));
  }

  judge(): void {
    this.extensions(this.written, EXTENSIONS.workflow, this.path);
    this.fresh();
    for (const [at, step] of arrayOf(this.written.steps).entries())
      this.step(objectOf(step), [...this.path, 'steps', at]);
  }

  private extensions(written: JsonObject, known: readonly string[], path: Path): void {
    for (const word of Object.keys(written).filter((one) => one.startsWith('x-') && !known.includes(one))) {
      this.document.report([...path, word], 'extension', `There is no ${word} here, only ${known.join(' and ')}.`);
    }
  }

  private fresh(): void {
    const fresh = Object.entries(objectOf(this.written['x-fresh']));
    for (const [name, kind] of fresh) {
      const path = [...this.path, 'x-fresh', name];
      const [match, of] = FRESH.exec(String(kind)) ?? [];
      if (!this.inputs.includes(name))
        this.document.report(path, 'extension', `${name} is not an input of the workflow.`);
      if (match === undefined)
        this.document.report(path, 'extension', `x-fresh knows digits, dni, cuil and day, not ${kind}.`);
      if (of !== undefined && !this.inputs.includes(of))
        this.document.report(path, 'extension', `${of} is not an input of the workflow.`);
    }
  }

  private step(step: JsonObject, path: Path): void {
    this.extensions(step, EXTENSIONS.step, path);
    const operation = this.document.operation(String(step.operationId));
    if ('message' in operation) {
      const { message, ...ties } = operation;
      this.document.report([...path, 'operationId'], 'operation', message, ties);
    } else {
      this.parameters(step, operation, path);
      this.body(step, operation, path);
      this.document.held(step, operation, path);
    }
    for (const [at, parameter] of arrayOf(step.parameters).entries()) {
      const found = this.document.parameter(parameter);
      this.expressions(found?.value ?? null, [...path, 'parameters', at]);
    }
    this.expressions(objectOf(step.requestBody).payload ?? null, [...path, 'requestBody', 'payload']);
    this.clock(step['x-clock'], [...path, 'x-clock']);
    this.criteria(step, path);
    this.expressions(step.outputs ?? null, [...path, 'outputs']);
    this.outputs.set(String(step.stepId), Object.keys(objectOf(step.outputs)));
    this.events(step['x-events'], [...path, 'x-events']);
    this.answer(step['x-answer'], [...path, 'x-answer']);
  }

  /** A step has a body if the operation requires one, and only if it accepts one. */
  private body({ requestBody }: JsonObject, { operationId, body }: OperationModel, path: Path): void {
    if (requestBody === undefined && body?.required)
      this.document.report([...path, 'operationId'], 'body', `${operationId} needs a requestBody.`);
    if (requestBody !== undefined && body === null)
      this.document.report([...path, 'requestBody'], 'body', `${operationId} takes no body.`);
  }

  /** Every parameter is one of the operation, and those of the path are all there. */
  private parameters(step: JsonObject, operation: OperationModel, path: Path): void {
    const { operationId, parameters, auth, path: address, document } = operation;
    const ties = (place: unknown, name: unknown): Ties =>
      place === 'path' ? { because: [parameterOfPath(document, address, String(name))] } : {};
    const known = new Set(parameters.map(({ in: place, name }) => `${place} ${name}`.toLowerCase()));
    known.add(auth === 'endUserToken' ? 'query auth' : 'header authorization');
    const given = new Set<string>();
    for (const [at, written] of arrayOf(step.parameters).entries()) {
      const place = [...path, 'parameters', at];
      const parameter = this.document.parameter(written);
      if (parameter === null) {
        this.document.report(place, 'parameter', `${objectOf(written).reference} leads nowhere.`);
        continue;
      }
      const name = `${parameter.in} ${parameter.name}`;
      if (known.has(name.toLowerCase())) {
        given.add(name.toLowerCase());
        continue;
      }
      // A misspelt name is one mistake, and not also a parameter that is missing.
      const meant = nearest(
        name,
        [...known].filter((one) => !given.has(one)),
      );
      if (meant !== null) given.add(meant);
      const ending = meant === null ? '.' : `; did you mean ${meant}?`;
      this.document.report(
        place,
        'parameter',
        `${operationId} has no parameter ${name}${ending}`,
        ties(parameter.in, parameter.name),
      );
    }
    for (const { in: place, name } of parameters.filter(({ required }) => required)) {
      if (given.has(`${place} ${name}`.toLowerCase())) continue;
      this.document.report(
        [...path, 'operationId'],
        'parameter',
        `${operationId} needs the parameter ${place} ${name}.`,
        ties(place, name),
      );
    }
  }

  private criteria(step: JsonObject, path: Path): void {
    if (arrayOf(step.successCriteria).length === 0)
      this.document.report(path, 'criteria', 'A step says by successCriteria what its answer is.');
    for (const [at, written] of arrayOf(step.successCriteria).entries()) {
      const { condition, context, type = 'simple' } = objectOf(written);
      const place = [...path, 'successCriteria', at];
      if (context !== undefined) this.expressions(context, [...place, 'context']);
      if (type !== 'simple') continue;
      const text = String(condition);
      const read = parseCondition(text);
      if (read === null) this.document.report([...place, 'condition'], 'expression', `${text} is not a condition.`);
      else for (const one of expressionsIn(read)) this.expression(one, [...place, 'condition']);
    }
  }

  private clock(written: Json | undefined, path: Path): void {
    if (written === undefined) return;
    const { advance, days, at } = objectOf(written);
    if (Number.isInteger(advance) && Number(advance) > 0) return;
    if (Number.isInteger(days) && Number(days) >= 0 && /^([01]\d|2[0-3]):[0-5]\d$/.test(String(at))) return;
    const message = 'x-clock is { advance: <seconds> }, whole and above 0, or { days: <so many on>, at: <hh:mm> }.';
    this.document.report(path, 'extension', message);
  }

  private answer(written: Json | undefined, path: Path): void {
    if (written === undefined || ['APPROVED', 'REJECTED'].includes(String(objectOf(written).status))) return;
    this.document.report(path, 'extension', 'x-answer is { status: APPROVED } or { status: REJECTED, status_detail }.');
  }

  private events(written: Json | undefined, path: Path): void {
    if (written === undefined) return;
    const { about, expect } = objectOf(written);
    if (typeof about !== 'string' || !Array.isArray(expect)) {
      this.document.report(path, 'extension', 'x-events is { about: <id>, expect: [{ type, payload }] }.');
      return;
    }
    this.expressions(about, [...path, 'about']);
    this.expressions(expect, [...path, 'expect']);
  }

  /** Judges every expression in a value, at any depth. */
  private expressions(written: Json, path: Path): void {
    if (Array.isArray(written)) for (const [at, one] of written.entries()) this.expressions(one, [...path, at]);
    else if (isObject(written))
      for (const [name, one] of Object.entries(written)) this.expressions(one, [...path, name]);
    else if (typeof written === 'string') {
      for (const part of partsOf(written).filter(({ isExpression }) => isExpression)) this.expression(part.text, path);
    }
  }

  private expression(text: string, path: Path): void {
    const read = parseExpression(text);
    if (read === null) this.document.report(path, 'expression', `${text} is not a runtime expression.`);
    if (read?.kind === 'input' && !this.inputs.includes(read.name)) {
      this.document.report(path, 'reference', `${read.name} is not an input of the workflow.`);
    }
    if (read?.kind === 'step') this.reference(read.step, read.output, path);
  }

  private reference(step: string, output: string, path: Path): void {
    const known = this.outputs.get(step);
    if (known === undefined) this.document.report(path, 'reference', `no earlier step is called ${step}.`);
    else if (!known.includes(output)) {
      this.document.report(path, 'reference', `the step ${step} has no output ${output}.`);
    }
  }
}

/** A broken file counts as empty here; its syntax is reported elsewhere. */
function readYaml(path: string): JsonObject {
  try {
    return objectOf(parseYaml(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}
