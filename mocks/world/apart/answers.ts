import type { Destination } from '../../../server/bank/rules/destination';
import type { RailOutcome } from '../../../server/bank/rules/transfer';
import type { TransferOrder } from '../../../server/networks/bank/port';
import type { Ports } from '../../../server/networks/ports';
import { answersOfArgentina, type BankOfArgentina } from '../../networks/bank-arg';
import { answersOfBrazil, type BankOfBrazil } from '../../networks/bank-bra';
import { answersOfCash } from '../../networks/cash';
import { answersOfCourier } from '../../networks/courier';
import { answersOfEmbosser } from '../../networks/embosser';
import { answersOfFraud } from '../../networks/fraud';
import { answersOfIdentity } from '../../networks/identity';
import type { Answers } from '../../networks/orders';
import { answersOfRates } from '../../networks/rates';
import { kindOf } from './bank';
import type { Verdicts } from './fraud';
import type { Plastics } from './plastics';
import type { WorldStore } from './store';
import { argentineTransfer, minor, pixTransfer, shownDestination, shownPixDestination } from './wire';

/** The implementations behind the networks of a world apart. */
interface Behind {
  ports: Required<
    Pick<
      Ports,
      'bankRails' | 'cashNetwork' | 'courier' | 'embosser' | 'identityProvider' | 'exchangeRates' | 'fraudEngine'
    >
  >;
  store: WorldStore;
  plastics: Plastics;
  verdicts: Verdicts;
}

const NOBODY = '';
/** A country that an order finds its provider by, and that is not sent to the provider. */
const NO_COUNTRY = '';

/** The orders of each rail, answered by the simulations that a sandbox has behind the service's ports. */
export function answersOf(behind: Behind): Readonly<Record<string, Answers>> {
  const { ports, store, plastics, verdicts } = behind;
  const transfer = async (order: TransferOrder) => {
    await store.keep(kindOf(order), order.id, { ...order, amount: String(order.amount) });
    return shownOutcome(await ports.bankRails.transfer(order));
  };
  const argentina: BankOfArgentina = {
    find: async ({ clientId, body }) =>
      shown(await ports.bankRails.findDestination(clientId ?? NOBODY, body.key_type, body.key_value)),
    changeAlias: async ({ clientId, path, body }) =>
      (await ports.bankRails.changeAlias(clientId ?? NOBODY, { cvu: path.cvu, alias: body.alias })).changed,
    transfer: ({ clientId, body }) => transfer(argentineTransfer(clientId ?? NOBODY, body)),
  };
  const brazil: BankOfBrazil = {
    find: async ({ clientId, body }) => {
      const found = await ports.bankRails.findPixKey(clientId ?? NOBODY, body.key);
      return found === null ? null : shownPixDestination(found);
    },
    register: ({ clientId, path, body }) =>
      ports.bankRails.registerPixKey(clientId ?? NOBODY, { key: path.key, accountId: body.account_id }),
    remove: ({ clientId, path }) => ports.bankRails.removePixKey(clientId ?? NOBODY, path.key),
    transfer: ({ clientId, body }) => transfer(pixTransfer(clientId ?? NOBODY, body)),
  };
  return {
    'bank-arg': answersOfArgentina(argentina),
    'bank-bra': answersOfBrazil(brazil),
    cash: answersOfCash({
      register: async ({ clientId, body }) => {
        await store.keep('registerBoleto', body.id, body);
        const { id, account_id: accountId, digitable_line: digitableLine, barcode } = body;
        const order = { id, accountId, digitableLine, barcode, expiresAt: Date.parse(body.expires_at) };
        return (
          await ports.cashNetwork.registerBoleto({ ...order, clientId: clientId ?? NOBODY, amount: minor(body.amount) })
        ).accepted;
      },
      withdraw: ({ clientId, path }) =>
        ports.cashNetwork.withdrawBoleto({ id: path.boleto_id, clientId: clientId ?? NOBODY }),
    }),
    embosser: answersOfEmbosser({ take: async ({ body }) => plastics.take(body.plastics) }),
    courier: answersOfCourier({ announce: async () => undefined }),
    identity: answersOfIdentity({
      open: async ({ clientId, body }) => {
        await store.keep('openProviderSession', body.id, body);
        const { id, user_id: userId, expires_at } = body;
        const own = { clientId: clientId ?? NOBODY, country: NO_COUNTRY };
        const order = { id, userId, ...own, expiresAt: Date.parse(expires_at) };
        return (await ports.identityProvider.open(order)).url;
      },
      cancel: ({ clientId, path }) =>
        ports.identityProvider.cancel({ id: path.session_id, clientId: clientId ?? NOBODY, country: NO_COUNTRY }),
    }),
    rates: answersOfRates({
      quote: ({ query }) => ports.exchangeRates.rate(query.from, query.to, Date.parse(query.at)),
    }),
    fraud: answersOfFraud({
      cardUse: async ({ clientId, body }) =>
        verdicts.of({ merchantId: body.merchant.id, clientId, cardId: body.card_id }),
      movement: async ({ clientId, body }) => {
        const movement = { clientId: clientId ?? NOBODY, operationId: body.operation_id, amount: body.amount };
        return (await ports.fraudEngine.refuses(movement)) ? 'REFUSE' : 'ACCEPT';
      },
    }),
  };
}

const shown = (found: Destination | null) => (found === null ? null : shownDestination(found));

function shownOutcome(outcome: RailOutcome) {
  return outcome.status === 'FAILED'
    ? { status: outcome.status, failure_reason: outcome.reason }
    : { status: outcome.status };
}
