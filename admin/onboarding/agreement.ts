import { operations } from '../../generated/operations';
import { isScope } from '../../server/auth/scopes';
import type { AgreementUpdate } from '../../server/clients/agreement';
import type { Config } from '../../server/platform/config';
import { mistakesOf } from '../../server/platform/http/violations';
import { assertBody } from '../refusals';
import { assertAddresses } from './addresses';
import { Problem } from './problem';

/**
 * Checks an agreement against the contract of the sandbox, which has the same fields, and against the additional rules
 * of production. `country` is refused: it means all countries, and a client of production has only its own.
 * @throws Problem naming what is wrong
 */
export function assertAgreement(
  agreement: unknown,
  config: Pick<Config, 'mode' | 'callbackNetworks'>,
): asserts agreement is AgreementUpdate {
  assertBody('updateSandboxClient', 'agreement', agreement);
  const { country, scopes, callback_addresses } = agreement as AgreementUpdate;
  if (country !== undefined) throw new Problem('agreement: countries are given with --country, or as `countries`');
  const unknown = (scopes ?? []).filter((scope) => !isScope(scope, config));
  if (unknown.length > 0) throw new Problem(`agreement: there is no scope ${unknown.join(', ')}`);
  assertAddresses(callback_addresses ?? {}, config);
}

/**
 * Checks the name of a new client against the contract.
 * @throws Problem with the rules for names
 */
export function assertClientName(name: string): void {
  const [mistake] = mistakesOf(operations.createSandboxClient.checks.body, 'body', { name });
  if (mistake !== undefined) throw new Problem(`--client: the name ${mistake.detail}`);
}
