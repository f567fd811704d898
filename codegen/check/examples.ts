/** Checks every example of the contract against its schema, in every variant of every operation. */

import { lackingBy, lackingCode, namedAt } from '../allowed-values';
import type { Api } from '../model/api';
import { allOperations, documentNamed } from '../model/api';
import type { CompiledModule } from '../model/compile';
import type { Document } from '../model/document';
import type { Modules } from '../model/modules';
import type { ExampleModel, Location, OperationModel, OperationNode } from '../model/operation';
import { type Ties, unusedDefinition } from '../problem-ties';
import type { Problems, Source } from '../problems';
import { type Json, type JsonObject, objectOf } from '../util/json';
import { fromPointer, toPointer, valueAt } from '../util/pointer';
import { type Misnamed, type NamedError, type SchemaError, withMisnamed } from './misnamed-fields';

/** Reports every example that its schema refuses, at the example's own place. */
export function checkExamples(
  api: Api,
  modules: Modules,
  compiled: ReadonlyMap<string, CompiledModule>,
  problems: Problems,
): void {
  const judge = new Judge(api, modules, compiled, problems);
  for (const entry of allOperations(api)) {
    const current = documentNamed(api, entry.base.model.document);
    if (current) judge.operation(entry.base, current);
    for (const [variant, node] of entry.variants) {
      const document = entry.documents.get(variant);
      if (node && document) judge.operation(node, document);
    }
  }
  judge.report();
}

/** An example that its schema refuses. */
interface Refused {
  document: Document;
  model: OperationModel;
  /** The id of the schema. */
  id: string;
  example: ExampleModel;
  source: Source;
  text: string;
  message: string;
  ties: Ties;
}

class Judge {
  /** Examples that passed, per schema: the common errors appear in every operation. */
  private readonly passed = new Map<string, Set<unknown>>();

  constructor(
    private readonly api: Api,
    private readonly modules: Modules,
    private readonly compiled: ReadonlyMap<string, CompiledModule>,
    private readonly problems: Problems,
  ) {}

  private readonly reported = new Set<string>();
  private readonly refused: Refused[] = [];
  /** The operations that examples fit, by their pointer in a document of the current revision. */
  private readonly fitting = new Map<string, string>();

  operation(node: OperationNode, document: Document): void {
    const { model, requestExamples, responseExamples } = node;
    for (const place of ['path', 'query', 'header'] as const) {
      this.parameters(node, place, document);
      this.namedOfParameters(node, place, document);
    }
    for (const example of requestExamples) this.example(node, document, model.checks.body, example);
    for (const [status, examples] of Object.entries(responseExamples)) {
      const id = model.responses[status]?.check ?? null;
      for (const example of examples) this.example(node, document, id, example);
    }
  }

  private parameters({ model, parameters, pointer }: OperationNode, place: Location, document: Document): void {
    const id = model.checks[place];
    const own = parameters.filter((parameter) => parameter.in === place && parameter.example !== undefined);
    if (id === null || own.length === 0) return;
    const values: JsonObject = Object.fromEntries(own.map(({ name, example }) => [name, example as Json]));
    for (const { instancePath, message } of this.errors(model.document, id, values)) {
      const parameter = own.find(({ name }) => name === fromPointer(instancePath)[0]);
      const source = parameter ? this.written(document, parameter.pointer) : document.sourceOf(pointer);
      const ties = tiesOf(message, valueAt(values, fromPointer(instancePath)));
      const text = `the example of ${parameter?.name ?? place} breaks its schema: ${message}`;
      this.problems.add(source, text, ties);
    }
  }

  /** Checks named examples of parameters, each as in a request that has only this parameter. */
  private namedOfParameters({ model, parameters }: OperationNode, place: Location, document: Document): void {
    const id = model.checks[place];
    if (id === null) return;
    for (const { name, pointer } of parameters.filter((parameter) => parameter.in === place)) {
      const named = objectOf(document.resolve(document.target(`#${pointer}`)).examples);
      for (const [key, one] of Object.entries(named)) {
        const { value } = document.resolve(one);
        const errors = value === undefined ? [] : this.errors(model.document, id, { [name]: value });
        for (const { instancePath, message } of errors.filter((one) => one.instancePath !== '')) {
          const source = document.sourceOf(document.followed(pointer + toPointer(['examples', key, 'value'])));
          const ties = tiesOf(message, valueAt({ [name]: value }, fromPointer(instancePath)));
          this.problems.add(source, `the example ${key} of ${name} breaks its schema: ${message}`, ties);
        }
      }
    }
  }

  /** The example of a parameter, where the parameter itself is written. */
  private written(document: Document, pointer: string): Source {
    const { $ref } = objectOf(document.target(`#${pointer}`));
    return document.sourceOf(`${typeof $ref === 'string' ? $ref.slice(1) : pointer}/example`);
  }

  private example({ model }: OperationNode, document: Document, id: string | null, example: ExampleModel): void {
    // A reference to an example that does not exist is reported as such.
    const isAbsent = example.component !== null && document.target(`#${example.pointer}`) === undefined;
    if (id === null || isAbsent) return;
    const key = `${model.document} ${id}`;
    const passed = this.passed.get(key) ?? new Set();
    this.passed.set(key, passed);
    if (passed.has(example.value)) return;
    const errors = this.errors(model.document, id, example.value);
    if (errors.length === 0) passed.add(example.value);
    if (errors.length === 0 && model.variant === '') this.fitting.set(keyOf(model, example), model.operationId);
    const check = (value: Json) => this.errors(model.document, id, value);
    for (const error of withMisnamed(withoutBranches(errors), example.value as Json, check)) {
      this.refuse(model, document, id, example, error);
    }
  }

  private refuse(
    model: OperationModel,
    document: Document,
    id: string,
    example: ExampleModel,
    error: NamedError,
  ): void {
    const { instancePath, message, misnamed } = error;
    const variant = model.variant === '' ? '' : ` in ${model.variant}`;
    const source = document.sourceOf(`${example.pointer}/value${misnamed?.pointer ?? instancePath}`);
    const identity = `${source.file}#${source.pointer} ${model.operationId} ${message}`;
    // A mistake in the current revision is found in others as well; only the first one needs to be corrected.
    if (this.reported.has(identity)) return;
    this.reported.add(identity);
    const text = `the example ${example.name} of ${model.operationId} breaks its schema${variant}: ${instancePath || 'it'} ${message}${meantBy(misnamed)}`;
    const ties = misnamed
      ? { because: [`examples: a field ${misnamed.written}`] }
      : tiesAt(instancePath, message, valueAt(example.value, fromPointer(instancePath)));
    this.refused.push({ document, model, id, example, source, text, message, ties });
  }

  /**
   * Reports what was refused. An example that fits another operation is not wrong itself: the operation that it does
   * not fit names the wrong one.
   */
  report(): void {
    for (const refused of this.refused) {
      const { model, example, source, text, message, ties } = refused;
      if (model.variant !== '') this.problems.add(source, text, { mistake: message, revision: model.variant, ...ties });
      else this.reportNamed(refused, this.fitting.get(keyOf(model, example)), [namedAt(example.place)]);
    }
  }

  private reportNamed(refused: Refused, fits: string | undefined, causes: string[]): void {
    const { document, example, source, text, message, ties } = refused;
    if (fits === undefined || example.component === null) {
      this.problems.add(source, text, { mistake: message, ...ties, causes });
      return;
    }
    const meant = this.meant(refused);
    const hint = meant === null ? '' : `; did you mean ${meant}?`;
    const withHint = `${text}: ${example.component} is an example of ${fits}${hint}`;
    const all = meant === null ? causes : [...causes, unusedDefinition(meant)];
    this.problems.add(document.sourceOf(example.place), withHint, { mistake: message, ...ties, causes: all });
  }

  /** Finds the example in the file of the named one that nothing refers to, and that fits; null for none. */
  private meant({ document, model, id, source }: Refused): string | null {
    const [bundle] = [...this.api.contract.bundles.values()].filter(({ files }) => files.has(source.file));
    const known = objectOf(objectOf(document.root.components).examples);
    const unused = Object.entries(objectOf(bundle?.files.get(source.file))).filter(([name]) => !(name in known));
    const found = unused.find(([, one]) => this.errors(model.document, id, objectOf(one).value).length === 0);
    return found?.[0] ?? null;
  }

  private errors(document: Parameters<Modules['moduleOf']>[0], id: string, value: unknown) {
    return this.compiled.get(this.modules.moduleOf(document, id))?.check(id, value) ?? [];
  }
}

const keyOf = ({ document }: OperationModel, { pointer }: ExampleModel): string => `${document}#${pointer}`;

/** Ties an error to the list that lacks the value, or to the list of all codes that lacks the error code. */
function tiesAt(instancePath: string, message: string, value: unknown): Ties {
  if (instancePath === '/error_code' && typeof value === 'string') return { because: [lackingCode(value)] };
  const ties = tiesOf(message, value);
  if (ties.because !== undefined) return ties;
  // Examples that a field breaks in the same way probably have one cause: its limit, or a change of its name.
  const field = /required property/.test(message) ? '' : instancePath.slice(instancePath.lastIndexOf('/') + 1);
  return { because: [`examples: ${field} ${message}`] };
}

/** Ties an error to the list that lacks the value. */
function tiesOf(message: string, value: unknown): Ties {
  const lacking = lackingBy(message, value as Json);
  return lacking === null ? {} : { because: [lacking] };
}

const meantBy = (misnamed: Misnamed | null): string =>
  misnamed === null || misnamed.meant === null ? '' : `: ${misnamed.written} is probably another name of it`;

/**
 * A value that fits no form of a choice fails each form and then the choice between them. One line reports that: for an
 * anyOf the choice, whose forms are lists of values, and for a oneOf the form that can say more than null.
 */
function withoutBranches(errors: readonly SchemaError[]): SchemaError[] {
  const pathsOf = (text: RegExp): ReadonlySet<string> =>
    new Set(errors.filter(({ message }) => text.test(message)).map(({ instancePath }) => instancePath));
  const choices = pathsOf(/must match a schema in anyOf/);
  const nullable = pathsOf(ONE_OF);
  const isRepeated = ({ instancePath, message }: SchemaError): boolean => {
    if (choices.has(instancePath)) return /must be equal to one of the allowed/.test(message);
    if (!nullable.has(instancePath)) return false;
    const isExplained = errors.some(
      (other) =>
        (other.instancePath === instancePath && !isVague(other.message)) ||
        other.instancePath.startsWith(`${instancePath}/`),
    );
    return isExplained && isVague(message);
  };
  return errors
    .filter((error) => !isRepeated(error))
    .map((error) => ({
      ...error,
      message: error.message.replace('must match a schema in anyOf', 'is not one of the values of its lists'),
    }));
}

const ONE_OF = /must match exactly one schema in oneOf/;
const isVague = (message: string): boolean => ONE_OF.test(message) || message === 'must be null';
