/** Loads everything that is written by hand under `spec/`. */

import type { Problems, Source } from '../problems';
import { type Axis, parseAxes, parseCombinations, revisionsFile } from '../revisions/axes';
import { type Documents, loadOverlays, type Overlays } from '../revisions/compose';
import { isObject, type Json, type JsonObject, objectOf, shareWith } from '../util/json';
import { type Bundle, bundle } from './bundle';
import type { SpecFiles } from './files';
import { asyncapiGrammar, type Grammar, openapiGrammar } from './grammar';

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
  /** Sets of axes whose every combination is to be proved. */
  combinations: readonly (readonly string[])[];
  overlays: Overlays;
  /** The documents that revisions change, in their current revision. */
  base: Documents;
  sandbox: Bundle | null;
  system: Bundle | null;
  lifecycles: PlainFile | null;
  settlement: PlainFile | null;
  errorTexts: readonly ErrorText[];
}

type Bundled = Pick<Bundle, 'document'>;

/**
 * Reads and bundles the contract. Only `openapi.yaml` must exist.
 * @param previous an earlier state; what didn't change is taken over
 * @throws ContractError when files can't be parsed or references can't be followed
 */
export function loadContract(files: SpecFiles, problems: Problems, previous?: Contract): Contract {
  const load = (file: string, grammar: Grammar, known: Bundled | null | undefined): Bundle => {
    const bundled = bundle(files, file, grammar, problems);
    return { ...bundled, document: shareWith(known?.document, bundled.document) as JsonObject };
  };
  const optional = (file: string, grammar: Grammar, known: Bundled | null | undefined): Bundle | null =>
    files.exists(file) ? load(file, grammar, known) : null;
  const openapi = load('openapi.yaml', openapiGrammar, previous?.base.openapi);
  const asyncapi = optional('asyncapi.yaml', asyncapiGrammar, previous?.base.asyncapi);
  const settlement = plain(files, 'settlement.yaml');
  const revisions = files.exists(revisionsFile) ? files.read(revisionsFile).value : {};
  const axes = parseAxes(revisions, problems);
  const contract: Contract = {
    axes,
    combinations: parseCombinations(revisions, axes, problems),
    overlays: loadOverlays(files, axes, problems),
    base: {
      openapi,
      ...(asyncapi ? { asyncapi } : {}),
      ...(settlement ? { settlement: { document: settlement.value, sources: rootSource(settlement.file) } } : {}),
    },
    sandbox: optional('sandbox.yaml', openapiGrammar, previous?.sandbox),
    system: optional('system.yaml', openapiGrammar, previous?.system),
    lifecycles: plain(files, 'lifecycles.yaml'),
    settlement,
    errorTexts: errorTexts(files, problems),
  };
  problems.throwIfAny();
  return contract;
}

const rootSource = (file: string): ReadonlyMap<string, Source> => new Map([['', { file, pointer: '' }]]);

function plain(files: SpecFiles, file: string): PlainFile | null {
  return files.exists(file) ? { file, value: objectOf(files.read(file).value) } : null;
}

/** `examples/errors/<domain>.yaml` shows every error code once; its message is the public text of the code. */
function errorTexts(files: SpecFiles, problems: Problems): ErrorText[] {
  const found = new Map<string, ErrorText>();
  for (const name of files.list('examples/errors')) {
    const file = `examples/errors/${name}`;
    for (const [code, example] of Object.entries(objectOf(files.read(file).value))) {
      const source = { file, pointer: `/${code}` };
      const value = objectOf(objectOf(example).value as Json);
      const message = objectOf(value.error).message;
      const status = objectOf(example)['x-status'];
      const known = found.get(code);
      if (known) problems.add(source, `${code} is also in ${known.source.file}`);
      if (!isObject(example) || typeof message !== 'string') problems.add(source, `${code} has no error.message`);
      if (value.error_code !== code) problems.add(source, `the example ${code} carries ${String(value.error_code)}`);
      found.set(code, { code, message: String(message), status: typeof status === 'number' ? status : null, source });
    }
  }
  return [...found.values()];
}
