/** Loads everything that is written by hand under `spec/`. */

import { FIXED, type FixedName } from '../model/document-names';
import { lackingDefinition } from '../problem-ties';
import type { Problems, Source } from '../problems';
import { type Axis, type End, parseAxes, parseCombinations, parseEnds, revisionsFile } from '../revisions/axes';
import { type Documents, loadOverlays, type Overlays } from '../revisions/compose';
import { isObject, type Json, type JsonObject, objectOf, shareWith } from '../util/json';
import { type Bundle, bundle, isOutOfDate } from './bundle';
import type { SpecFiles } from './files';
import { asyncapiGrammar, type Grammar, openapiGrammar } from './grammar';
import { reportUnlistedPaths } from './path-files';
import { judgeShape, type Shape } from './shapes';

/** A YAML file that is used as it is written. */
export interface PlainFile {
  file: string;
  value: JsonObject;
}

/** The text of an error code, from its example. */
export interface ErrorText {
  code: string;
  message: string;
  /** For codes that no operation lists, because the router answers them. */
  status: number | null;
  source: Source;
}

export interface Contract {
  axes: readonly Axis[];
  /** Sets of axes of which every combination must be tested. */
  combinations: readonly (readonly string[])[];
  /** The values that end, by `axis=value`. */
  ends: Readonly<Record<string, End>>;
  overlays: Overlays;
  /** The documents that revisions change, in their current revision. */
  base: Documents;
  /** The documents that no revision changes; one that the contract doesn't have is absent. */
  fixed: Readonly<Partial<Record<FixedName, Bundle>>>;
  lifecycles: PlainFile | null;
  settlement: PlainFile | null;
  /** The kinds of ids whose names do not say them. */
  links: PlainFile | null;
  errorTexts: readonly ErrorText[];
  /** The documents that are made of several files, by their root file. */
  bundles: ReadonlyMap<string, Bundle>;
}

/**
 * Reads and bundles the contract. Only `openapi.yaml` must exist.
 * @param previous an earlier state; what didn't change is taken over
 * @throws ContractError when files can't be parsed or references can't be followed
 */
export function loadContract(files: SpecFiles, problems: Problems, previous?: Contract): Contract {
  const bundles = new Map<string, Bundle>();
  const listed = new Set<string>();
  const load = (file: string, grammar: Grammar): Bundle => {
    const known = previous?.bundles.get(file);
    const before = problems.count;
    const bundled = known && !isOutOfDate(known, files) ? known : bundledAnew(files, file, grammar, problems, known);
    for (const part of bundled.files.keys()) listed.add(part);
    // Its mistakes are reported again as long as they exist.
    if (problems.count === before) bundles.set(file, bundled);
    return bundled;
  };
  const optional = (file: string, grammar: Grammar): Bundle | null => (files.exists(file) ? load(file, grammar) : null);
  const read = (shape: Shape, file: string): PlainFile | null => plain(files, shape, file, problems);
  const lifecycles = read('lifecycles', 'lifecycles.yaml');
  const settlement = read('settlement', 'settlement.yaml');
  const links = read('links', 'links.yaml');
  const revisions = read('revisions', revisionsFile)?.value ?? {};
  // A missing part of a file has many consequences.
  problems.throwIfAny();
  const openapi = load('openapi.yaml', openapiGrammar);
  const asyncapi = optional('asyncapi.yaml', asyncapiGrammar);
  const axes = parseAxes(revisions, problems);
  const contract: Contract = {
    axes,
    combinations: parseCombinations(revisions, axes, problems),
    ends: parseEnds(revisions, axes, problems),
    overlays: loadOverlays(files, axes, problems),
    base: {
      openapi,
      ...(asyncapi ? { asyncapi } : {}),
      ...(settlement ? { settlement: { document: settlement.value, sources: rootSource(settlement.file) } } : {}),
    },
    fixed: Object.fromEntries(
      FIXED.map((name) => [name, optional(`${name}.yaml`, openapiGrammar)] as const).filter(
        ([, bundled]) => bundled !== null,
      ),
    ),
    lifecycles,
    settlement,
    links,
    errorTexts: errorTexts(files, problems),
    bundles,
  };
  problems.throwIfUnreadable();
  // What lists, lifecycles and overlays say of operations that no document has would be wrong as well.
  reportUnlistedPaths(files, listed, problems);
  problems.throwIfUnreadable();
  return contract;
}

/** Bundles a document; what it has in common with an earlier state is taken over from there. */
function bundledAnew(
  files: SpecFiles,
  file: string,
  grammar: Grammar,
  problems: Problems,
  known: Bundle | undefined,
): Bundle {
  const bundled = bundle(files, file, grammar, problems);
  return { ...bundled, document: shareWith(known?.document, bundled.document) as JsonObject };
}

const rootSource = (file: string): ReadonlyMap<string, Source> => new Map([['', { file, pointer: '' }]]);

function plain(files: SpecFiles, shape: Shape, file: string, problems: Problems): PlainFile | null {
  if (!files.exists(file)) return null;
  const { value } = files.read(file);
  judgeShape(shape, file, value, problems);
  return { file, value: objectOf(value) };
}

/** `examples/errors/<domain>.yaml` shows every error code once; its message is the public text of the code. */
function errorTexts(files: SpecFiles, problems: Problems): ErrorText[] {
  const found = new Map<string, ErrorText>();
  for (const name of files.list('examples/errors')) {
    const file = `examples/errors/${name}`;
    for (const [code, example] of Object.entries(plain(files, 'errors', file, problems)?.value ?? {})) {
      const known = found.get(code);
      const text = errorText(code, example, { file, pointer: `/${code}` }, problems);
      if (known) problems.add(text.source, `${code} is also in ${known.source.file}`);
      found.set(code, text);
    }
  }
  return [...found.values()];
}

function errorText(code: string, example: Json, source: Source, problems: Problems): ErrorText {
  const value = objectOf(objectOf(example).value as Json);
  const { message } = objectOf(value.error);
  const status = objectOf(example)['x-status'];
  const at = (pointer: string): Source => ({ file: source.file, pointer: source.pointer + pointer });
  if (!isObject(example) || typeof message !== 'string')
    problems.add(at('/value/error/message'), `${code} has no error.message`);
  else if (message.trim() === '')
    problems.add(at('/value/error/message'), `error.message of ${code} is empty: say in a sentence what is wrong`);
  if (value.error_code !== code)
    problems.add(at('/value/error_code'), `the example ${code} carries ${String(value.error_code)}`, {
      causes: [lackingDefinition(source.file, String(value.error_code))],
    });
  return { code, message: String(message), status: typeof status === 'number' ? status : null, source };
}
