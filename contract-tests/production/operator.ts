import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { limit } from '../../admin/accounts/commands';
import { report } from '../../admin/cards/report';
import { addCardProgram } from '../../admin/onboarding/card-programs';
import { updateAgreement } from '../../admin/onboarding/credentials';
import { onboard } from '../../admin/onboarding/open-client';
import type { OnboardingParts } from '../../admin/onboarding/parts';
import { isScope } from '../../server/auth/scopes';
import type { AgreementUpdate } from '../../server/clients/agreement';
import type { BodyOf, OperationName } from '../world/types';
import { type ControlCall, type Means, passTime, type Surroundings } from './means';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rsaPublicKey = String(rsa.publicKey.export({ type: 'spki', format: 'pem' }));
const COUNTRIES = ['ARG', 'BRA', 'MEX', 'COL'];

const dated = ({ parts, clock }: Surroundings): OnboardingParts => ({ ...parts, now: clock.now() });

/** Builds the operator's agreement with a client, without the scopes of a sandbox. */
function agreementOf({ request }: ControlCall, { parts }: Surroundings): AgreementUpdate {
  const { name: _, country: __, ...agreement } = request.body as AgreementUpdate;
  if (!agreement.scopes) return agreement;
  return { ...agreement, scopes: agreement.scopes.filter((scope) => isScope(scope, parts.config)) };
}

/** Runs `npm run onboard`. */
const openClient: Means = async (call, around) => {
  const { name, country } = call.request.body as BodyOf<'createSandboxClient'>;
  const countries = country === undefined ? COUNTRIES : [country, ...COUNTRIES.filter((other) => other !== country)];
  const { client, secret, pair } = await onboard(dated(around), {
    ...{ name, countries, rsaPublicKey, sshPublicKey: SSH_KEY, addresses: {} },
    ...{ revision: null, products: [], cardDataEntitled: false },
    agreement: { rate_limit: null, ...agreementOf(call, around) },
  });
  const key = { key: rsa.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const { api_key, api_secret } = JSON.parse(privateDecrypt(key, Buffer.from(pair.encrypted, 'base64')).toString());
  const { audience } = around.parts.config;
  return { data: { client_id: client.id, client_secret: secret, audience, api_key: { api_key, api_secret } } };
};

/** A public key that opens nothing: no test fetches files with it. */
const SSH_KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGPpxuWmK1lLCsNcGrPBBeMTv8Bm5i7DXcu5cUPRrsdQ contract-tests';

/** Runs `npm run cards -- report`. */
const reported =
  (as: 'lost' | 'stolen'): Means =>
  async ({ request, clientId }, around) => {
    const card = { client: String(clientId), card: String(request.path?.card_id) };
    await report(dated(around), { ...card, lost: as === 'lost', stolen: as === 'stolen', json: true });
    return {};
  };

/**
 * The means of an operator for what belongs to the service: commands, the client's own movements, and the machine's
 * clock.
 */
export const OF_THE_SERVICE: Partial<Record<OperationName, Means>> = {
  createSandboxClient: openClient,
  updateSandboxClient: async (call, around) => {
    await updateAgreement(dated(around), String(call.clientId), {
      addresses: {},
      agreement: agreementOf(call, around),
    });
    return {};
  },
  createAffinityGroup: async ({ request, clientId }, around) => {
    const usual = { terms: request.body, bin: null };
    const { bin: _bin, ...data } = await addCardProgram(dated(around), String(clientId), usual);
    return { data };
  },
  setAccountLimits: async ({ request, clientId }, around) => {
    const { daily, monthly } = request.body as BodyOf<'setAccountLimits'>;
    const typed = { daily: daily ?? 'none', monthly: monthly ?? 'none', asClient: false, json: true };
    await limit(dated(around), { ...typed, client: String(clientId), account: String(request.path?.account_id) });
    return {};
  },
  reportCardLost: reported('lost'),
  reportCardStolen: reported('stolen'),
  fundAccount: ({ request }, { call }) => {
    const { amount } = request.body as BodyOf<'fundAccount'>;
    const movement = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT' };
    const body = { account_id: request.path?.account_id, ...movement, total_amount: amount };
    return call('createTransaction', { body, token: request.token ?? null });
  },
  getClock: async (_, { clock }) => ({ data: { now: new Date(clock.now()).toISOString() } }),
  advanceClock: async ({ request }, around) => {
    await passTime((request.body as BodyOf<'advanceClock'>).seconds ?? 0, around);
    return {};
  },
};
