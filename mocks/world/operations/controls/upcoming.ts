import type { components } from '../../../../generated/types/sandbox';
import type { AllServices } from '../../../../server/all-services';
import type { Kind } from '../../../../server/job-handlers';
import { recurring } from '../../../../server/job-handlers';
import { listRequest } from '../../../../server/platform/http/list';
import { read } from '../../../../server/platform/http/operation';
import { timestamp } from '../../../../server/platform/present';
import { listUpcoming, type Upcoming } from '../../store/upcoming';

type Shown = components['schemas']['Upcoming'];

/** Kinds that only tidy up: they are not shown. */
type Tidying =
  | 'reseal'
  | 'sweep-reservations'
  | 'resume-parked-events'
  | 'drop-old-rows'
  | 'add-missing-totals'
  | 'measure-numbers';

/** How each kind of job is shown, and which field of its payload names what it is about. */
const SHOWN: Readonly<Record<Exclude<Kind, Tidying> | 'send-event', [Shown['type'], string?]>> = {
  'send-event': ['SEND_EVENT', 'eventId'],
  'expire-cash-in-intent': ['EXPIRE_CASH_IN_INTENT', 'intentId'],
  'expire-cash-out-intent': ['EXPIRE_CASH_OUT_INTENT', 'intentId'],
  'expire-identity-session': ['EXPIRE_IDENTITY_SESSION', 'sessionId'],
  'expire-cards': ['EXPIRE_CARDS'],
  'cancel-identity-session': ['CANCEL_IDENTITY_SESSION', 'sessionId'],
  'register-boleto': ['REGISTER_BOLETO', 'intentId'],
  'withdraw-boleto': ['WITHDRAW_BOLETO', 'intentId'],
  'register-pix-key': ['REGISTER_PIX_KEY'],
  'remove-pix-key': ['REMOVE_PIX_KEY'],
  'follow-transfer': ['FOLLOW_TRANSFER', 'transferId'],
  'make-batch': ['MAKE_BATCH', 'batchId'],
  'order-card': ['ORDER_CARD', 'cardId'],
  'announce-shipment': ['ANNOUNCE_SHIPMENT', 'shipmentId'],
  'sweep-card-transactions': ['SWEEP_CARD_TRANSACTIONS'],
  'settle-days': ['SETTLE_DAYS'],
  'settle-day': ['SETTLE_DAY'],
};

const nobodys: readonly string[] = Object.keys(recurring).filter((kind) => kind in SHOWN);
const own = Object.keys(SHOWN).filter((kind) => !nobodys.includes(kind));

export const searchUpcoming = read<'searchUpcoming', AllServices>(async ({ client, query }, _db, { db }) => {
  const { page, meta } = listRequest(query);
  const { upcoming, total } = await db.read((reader) => listUpcoming(reader, client.id, { own, nobodys }, page));
  return { status: 200, body: { data: upcoming.map(shown), meta: meta(total) } };
});

function shown({ at, kind, about }: Upcoming): Shown {
  const [type, field] = SHOWN[kind as keyof typeof SHOWN];
  const id = field === undefined ? undefined : about[field];
  return { at: timestamp(at), type, ...(id === undefined ? {} : { resource_id: id }) };
}
