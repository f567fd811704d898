/** Reads the whole contract and checks it against every rule of the project. Nothing is emitted. */

import { checkLinks } from '../links/entries';
import { type Contract, loadContract } from '../load/contract';
import type { SpecFiles } from '../load/files';
import { type Api, readApi } from '../model/api';
import { type CompileCache, type CompiledModule, compileModule } from '../model/compile';
import { type ErrorModel, readErrors } from '../model/errors';
import { type ModulePlan, type Modules, planModules } from '../model/modules';
import { readSharedAddresses, type SharedAddresses } from '../model/shared-addresses';
import type { Problems } from '../problems';
import type { Revision } from '../revisions/axes';
import type { Timings } from '../util/timings';
import { checkCalls } from './calls';
import { checkChannels } from './channels';
import { checkCode } from './code';
import { checkCommonErrors } from './common-errors';
import { checkErrorPlaces } from './error-places';
import { checkExamples } from './examples';
import { checkGuards } from './guards';
import { checkHeaders } from './headers';
import { checkLifecycles } from './lifecycles';
import { checkNameless } from './nameless';
import { checkNames } from './names';
import { checkOverlaid } from './overlaid';
import { checkSchemes } from './schemes';
import { checkSettlement } from './settlement';
import { checkShared } from './shared';
import { checkTags } from './tags';
import { checkTexts } from './texts';
import { checkTokenUrls } from './token-urls';
import { checkValues } from './values';

/** The contract as it was understood; complete only when no problem was added. */
export interface Checked {
  api: Api;
  errors: readonly ErrorModel[];
  sharedAddresses: SharedAddresses;
  modules: Modules;
  compiled: ReadonlyMap<string, CompiledModule>;
}

/**
 * Loads the contract and reads its operations in every revision.
 * @param previous an earlier state of the contract; what didn't change is taken over
 * @throws ContractError when the files can't be parsed or references can't be followed, so that nothing can be judged
 */
export function readContract(files: SpecFiles, problems: Problems, timings: Timings, previous?: Contract): Api {
  const contract = timings.measure('load', () => loadContract(files, problems, previous));
  const api = timings.measure('operations', () => readApi(contract, problems));
  timings.measure('overlays', () => checkOverlaid(api, problems));
  return api;
}

/** Judges error codes, lifecycles, schemas and examples. */
export function judgeContract(
  api: Api,
  files: SpecFiles,
  cache: CompileCache,
  problems: Problems,
  timings: Timings,
): Checked {
  const { errors, sharedAddresses } = timings.measure('checks', () => {
    const found = readErrors(api, problems);
    checkNames(api, problems);
    checkNameless(api, problems);
    checkCommonErrors(api, problems);
    checkErrorPlaces(api, problems);
    checkLifecycles(api, found, files, problems);
    checkGuards(api, new Set(found.map(({ code }) => code)), problems);
    checkSettlement(api, problems);
    checkChannels(api, problems);
    checkCalls(api, problems);
    checkShared(api, problems);
    checkTokenUrls(api, problems);
    checkSchemes(api, problems);
    checkLinks(api, problems);
    checkTags(api, problems);
    checkTexts(api, problems);
    checkCode(api, problems);
    checkValues(api, cache, problems);
    const openapi = (revision: Revision) => api.documentsOf(revision).openapi;
    return { errors: found, sharedAddresses: readSharedAddresses(api.contract.axes, openapi, problems) };
  });
  const modules = planModules(api);
  const compile = ({ name, document, ids }: ModulePlan): [string, CompiledModule] => [
    name,
    compileModule(ids, api.schemas[document], cache, problems),
  ];
  const compiled = timings.measure('validators', () => new Map(modules.plans.map(compile)));
  timings.measure('examples', () => {
    checkExamples(api, modules, compiled, problems);
    checkHeaders(api, modules, compiled, problems);
  });
  return { api, errors, sharedAddresses, modules, compiled };
}

/**
 * Both steps in one.
 * @throws ContractError as readContract does
 */
export function checkContract(files: SpecFiles, cache: CompileCache, problems: Problems, timings: Timings): Checked {
  return judgeContract(readContract(files, problems, timings), files, cache, problems, timings);
}
