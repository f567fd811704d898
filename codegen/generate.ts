/** Generates everything in `generated/` from the contract, as a map from path to content. Nothing is written here. */

import { judgeContract, readContract } from './check/check';
import { emitCauses } from './emit/causes';
import { emitChangedOperations } from './emit/changed-operations';
import { emitDifferences } from './emit/differences';
import { emitDocuments, emitPatches } from './emit/documents';
import { emitErrors } from './emit/errors';
import { emitEvents, messagesModule } from './emit/events';
import { emitExamples } from './emit/examples';
import { emitForms, emitNetworkForms } from './emit/forms';
import { emitKeyedPaths } from './emit/keyed-paths';
import { type DrawnMachine, emitLifecyclePictures } from './emit/lifecycle-pictures';
import { emitLifecycles } from './emit/lifecycles';
import { emitMatrix, emitMatrixLookup, matrixRows } from './emit/matrix';
import { emitOperations } from './emit/operations';
import { emitRequestSchemas } from './emit/request-schemas';
import { emitRevisions } from './emit/revisions';
import { emitSettlement, emitSettlementChecks, settlementModule } from './emit/settlement';
import { emitSources } from './emit/sources';
import { emitTour } from './emit/tour';
import { emitTriggers } from './emit/triggers';
import { emitTypes, typesJobs } from './emit/types';
import { typesEngine } from './emit/types-engine';
import { emitVectors } from './emit/vectors';
import type { Contract } from './load/contract';
import { SpecFiles } from './load/files';
import { type Api, currentDocuments } from './model/api';
import { type CompileCache, compileModule } from './model/compile';
import { FORMATS } from './model/formats';
import { readMessages, readSends } from './model/messages';
import { SchemaSet } from './model/schema-set';
import { readSettlement } from './model/settlement';
import { Problems } from './problems';
import { Timings } from './util/timings';

/** The state that one run keeps for the next, so that a one-file edit costs little. */
export interface RunCache {
  files: SpecFiles;
  contract?: Contract;
  modules: CompileCache;
  /** Emitted texts by the hash of what they were made from. */
  texts: Map<string, string>;
}

interface Generated {
  /** Content by path relative to `generated/`. */
  files: Map<string, string>;
  timings: Timings;
  warm: RunCache;
  /** The contract they were made from. */
  api: Api;
}

interface GenerateOptions {
  /** The folder of the contract. */
  specDir: string;
  /** The state that an earlier run of the same folder gave. */
  previous?: RunCache;
}

/**
 * The files that the contract is served from. Deferred files are generated later: types, which only the compiler reads,
 * the matrix of tests, and the differences between revisions for the pages.
 */
export interface GeneratedToServe extends Generated {
  /** Generates the deferred files and returns all files. */
  whole(): Promise<Map<string, string>>;
}

/** A contract that was read and not checked yet. */
interface ReadContract {
  api: Api;
  /** Starts the generation of types, or returns the one that was started. */
  types(): Promise<Map<string, string>>;
}

/**
 * Generates every file.
 * @throws ContractError that lists every mistake of the contract with file, line and column
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const { whole, ...generated } = await generateToServe(options, ({ types }) => {
    // The mistakes of a contract are reported, and not the errors that openapi-typescript has because of them.
    types().catch(() => undefined);
  });
  return { ...generated, files: await whole() };
}

/**
 * Generates what the contract is served from.
 * @param onRead is given the contract as soon as it is read, for work that runs in parallel
 * @throws as generate
 */
export async function generateToServe(
  { specDir, previous }: GenerateOptions,
  onRead: (contract: ReadContract) => void = () => {},
): Promise<GeneratedToServe> {
  const timings = new Timings();
  if (!previous) typesEngine.start();
  const warm: RunCache = previous ?? { files: new SpecFiles(specDir), modules: new Map(), texts: new Map() };
  warm.files.look();
  const problems = new Problems(warm.files);
  const api = readContract(warm.files, problems, timings, warm.contract);
  const { contract } = api;
  warm.contract = contract;
  let begun: Promise<Map<string, string>> | undefined;
  const types = (): Promise<Map<string, string>> => {
    begun ??= allTypes(api, warm, timings);
    return begun;
  };
  onRead({ api, types });
  const { errors, sharedAddresses, modules, compiled } = judgeContract(
    api,
    warm.files,
    warm.modules,
    problems,
    timings,
  );
  const files = new Map<string, string>([[`validators/${FORMATS.file}`, FORMATS.code]]);
  for (const [name, { code }] of compiled) files.set(`validators/${name}.cjs`, code);
  timings.measure('events', () => emitMessages(api, warm, problems, files));
  timings.measure('settlement', () => emitSettlementFiles(api, warm, problems, files));
  problems.throwIfAny();
  timings.measure('tables', () => {
    files.set('operations.ts', emitOperations(api, modules));
    files.set('errors.ts', emitErrors(errors));
    files.set('revisions.ts', emitRevisions(contract.axes, contract.combinations, contract.ends, sharedAddresses));
    files.set('triggers.ts', emitTriggers(api));
    files.set('causes.ts', emitCauses(api));
    files.set('keyed-paths.ts', emitKeyedPaths(api));
    files.set('matrix.ts', emitMatrixLookup(api));
    files.set('examples.json', emitExamples(api));
    files.set('forms.json', emitForms(api));
    files.set('network-forms.json', emitNetworkForms(api));
    files.set('sources.json', emitSources(contract));

    if (contract.lifecycles) files.set('lifecycles.ts', emitLifecycles(contract.lifecycles));
  });
  await timings.measureAsync('pictures', () => emitPictures(contract, warm, files));
  timings.measure('documents', () => {
    for (const [file, text] of [
      ...emitRequestSchemas(api),
      ...emitDocuments(api),
      ...emitPatches(api),
      ...emitVectors(api, warm.files),
      ...emitTour(warm.files),
    ])
      files.set(file, text);
  });
  const whole = async () => {
    const late = timings.measure('matrix and differences', () => emitLate(api));
    return new Map([...files, ...late, ...(await timings.measureAsync('types (waited for)', types))]);
  };
  return { files, timings, warm, api, whole };
}

/** The deferred files without the types. */
function emitLate(api: Api): Map<string, string> {
  const files = new Map([['matrix.json', emitMatrix(matrixRows(api))]]);
  return api.contract.axes.length > 0 ? files.set('differences.json', emitDifferences(api)) : files;
}

/** The types of all documents and revisions. openapi-typescript makes them in a thread of its own. */
async function allTypes(api: Api, warm: RunCache, timings: Timings): Promise<Map<string, string>> {
  const jobs = timings.measure('types', () => typesJobs(api));
  const files = await emitTypes(jobs, (document, whole) => typesEngine.types(document, whole), warm.texts);
  return files.set('changed-operations.ts', emitChangedOperations(jobs));
}

/** Pictures take longer than all other files and depend only on the state machines. */
async function emitPictures({ lifecycles }: Contract, warm: RunCache, files: Map<string, string>): Promise<void> {
  if (!lifecycles) return;
  const key = `pictures ${JSON.stringify(lifecycles.value)}`;
  const known = warm.texts.get(key);
  const pictures: [string, string][] = known
    ? JSON.parse(known)
    : [...(await emitLifecyclePictures(lifecycles.value as unknown as Readonly<Record<string, DrawnMachine>>))];
  warm.texts.set(key, JSON.stringify(pictures));
  for (const [file, text] of pictures) files.set(file, text);
}

function emitMessages(api: Api, warm: RunCache, problems: Problems, files: Map<string, string>): void {
  const { asyncapi } = currentDocuments(api);
  if (!asyncapi) return;
  const schemas = new SchemaSet();
  const { axes } = api.contract;
  const messages = readMessages(axes, (revision) => api.documentsOf(revision).asyncapi ?? asyncapi, schemas, problems);
  const models = messages.flatMap((entry) => [entry.base, ...entry.variants.values()]);
  const ids = new Set(models.flatMap(({ payload, headers }) => [payload, headers]).filter((id) => id !== null));
  const { code } = compileModule([...ids].sort(), schemas, warm.modules, problems);
  files.set(`validators/${messagesModule}.cjs`, code);
  files.set('events.ts', emitEvents(readSends(asyncapi), messages));
}

function emitSettlementFiles(api: Api, warm: RunCache, problems: Problems, files: Map<string, string>): void {
  const { settlement } = currentDocuments(api);
  if (!settlement) return;
  const model = readSettlement(api, settlement);
  const ids = [...new Set(model.variants.flatMap(({ rows }) => Object.values(rows)))].sort();
  const { code } = compileModule(ids, model.schemas, warm.modules, problems);
  files.set(`validators/${settlementModule}.cjs`, code);
  files.set('settlement.ts', emitSettlement(settlement.root, model));
  files.set('settlement-checks.ts', emitSettlementChecks(model));
}
