import type { Account, EntryType, ExpectedEvent, Model, Movement } from './model';

/**
 * The rules of the ledger as the contract states them: `createTransaction`, `Core transaction` and the limits of a
 * client.
 */

const DAY = 86_400_000;

type Order = Pick<Movement, 'id' | 'account' | 'type' | 'process' | 'entry' | 'amount'>;

function countedToday(account: Account, now: number): { debited: number; credited: number } {
  return account.day === Math.floor(now / DAY) ? account : { debited: 0, credited: 0 };
}

/** Returns the reason why an account rejects a movement; null if it accepts it. */
export function rejectionOf(
  { now }: Model,
  { account, entry, amount, process }: Pick<Order, 'account' | 'entry' | 'amount' | 'process'>,
): string | null {
  if (account.status === 'DISABLED' || account.status === 'DELETED') return 'ACCOUNT_DISABLED';
  if (account.status === 'FROZEN' && entry === 'DEBIT') return 'ACCOUNT_FROZEN';
  if (process === 'ORIGINAL' && account.daily !== null) {
    const { debited, credited } = countedToday(account, now);
    if ((entry === 'DEBIT' ? debited : credited) + amount > account.daily) return 'DAILY_AMOUNT_LIMIT_REACHED';
  }
  return entry === 'DEBIT' && account.balance < amount ? 'INSUFFICIENT_FUNDS' : null;
}

/** The amount that can still be reversed, including amounts that were added by forced movements, but nothing twice. */
function leftToReturn(model: Model, parent: Movement, forced: boolean): number {
  const left = parent.amount + (forced ? parent.added : 0) - parent.returned;
  const followed = parent.parent === null ? undefined : model.movements.get(parent.parent);
  if (followed === undefined || followed.entry !== parent.entry) return left;
  return Math.min(left, followed.amount + followed.added - followed.returned);
}

/** Decides whether a movement may follow another one: the reason of the refusal, or null. */
export function whyNotFollowing(
  model: Model,
  parent: Movement,
  { account, type, process, entry, amount }: Order,
  forced = false,
): string | null {
  if (parent.account !== account) return 'unknown';
  if (!parent.approved) return 'state';
  if (parent.type !== type) return 'type';
  const takesBack = process === 'REVERSAL' && parent.process !== 'REVERSAL';
  if (parent.process !== 'ORIGINAL' && !takesBack) return 'process_type';
  const returns = entry !== parent.entry;
  if (!returns && process !== 'ADJUSTMENT') return 'entry_type';
  if (!returns && forced) return null;
  const left = returns ? leftToReturn(model, parent, forced) : parent.amount - parent.added;
  return amount > left ? 'exceeded' : null;
}

const FRESH = { returned: 0, added: 0, ofClient: false, byClient: 0, setOff: 0 };

function use(parent: Movement, entry: EntryType, amount: number): void {
  if (parent.entry === entry) parent.added += amount;
  else parent.returned += amount;
}

/** Removes reversed amounts from the usage of the day on which they were counted. */
function release({ account, process, entry, at, ...parent }: Movement, reversed: number): void {
  if (process !== 'ORIGINAL' || account.day !== Math.floor(at / DAY)) return;
  const amount = Math.max(0, Math.min(reversed, parent.amount - parent.returned));
  if (entry === 'DEBIT') account.debited -= amount;
  else account.credited -= amount;
}

/** Applies an approved movement and records it. */
export function apply(model: Model, order: Order, parent: Movement | null): void {
  const { account, entry, amount, process } = order;
  account.balance += entry === 'CREDIT' ? amount : -amount;
  if (process === 'ORIGINAL') {
    Object.assign(account, countedToday(account, model.now), { day: Math.floor(model.now / DAY) });
    if (entry === 'DEBIT') account.debited += amount;
    else account.credited += amount;
  }
  if (parent !== null) {
    if (process === 'REVERSAL') release(parent, amount);
    use(parent, entry, amount);
    // The reversal of a following movement increases the remaining amount of the original.
    const followed = parent.parent === null ? undefined : model.movements.get(parent.parent);
    if (followed !== undefined) use(followed, parent.entry, -amount);
  }
  model.movements.set(order.id, { ...order, approved: true, at: model.now, parent: parent?.id ?? null, ...FRESH });
}

/** Records the expected event. */
export function expectEvent(model: Model, account: Account, event: Omit<ExpectedEvent, 'step'>): void {
  account.events.push({ ...event, step: model.step });
}

/** Records the expected event of a movement, applied or not. */
export function expectMovement(
  model: Model,
  account: Account,
  entry: EntryType,
  amount: number,
  approved: boolean,
): void {
  expectEvent(model, account, { kind: 'ACTIVITY_CREATED', entry, amount, result: approved ? 'APPROVED' : 'REJECTED' });
}

/**
 * Decides a movement and records its event.
 * @param parent the movement that it follows; the caller has checked it with `whyNotFollowing`
 * @returns the reason of a rejection; null if it is applied
 */
export function post(model: Model, order: Order, parent: Movement | null = null): string | null {
  const reason = rejectionOf(model, order);
  if (reason === null) applyOfClient(model, order, parent);
  else
    model.movements.set(order.id, { ...order, approved: false, at: model.now, parent: parent?.id ?? null, ...FRESH });
  expectMovement(model, order.account, order.entry, order.amount, reason === null);
  return reason;
}

/** Applies a movement of the client's own decision, and records the amount that it returned. */
function applyOfClient(model: Model, order: Order, parent: Movement | null): void {
  apply(model, order, parent);
  if (parent === null) return;
  (model.movements.get(order.id) as Movement).ofClient = true;
  if (parent.entry !== order.entry) parent.byClient += order.amount;
  const followed = parent.parent === null ? undefined : model.movements.get(parent.parent);
  if (followed !== undefined && parent.ofClient && parent.entry !== followed.entry) followed.byClient -= order.amount;
}

/**
 * Sets off the amount that a network returns against the amount that the client returned before.
 * @returns the remaining part
 */
function leftOver(parent: Movement, { entry, amount }: Order): number {
  if (entry === parent.entry) return amount;
  const open = Math.max(0, Math.min(amount, parent.byClient - parent.setOff));
  parent.setOff += open;
  return amount - open;
}

/**
 * Posts a movement that a network has decided, independent of status, limits and balance.
 * @returns the part of its amount that was set off
 */
export function postForced(model: Model, order: Order, parentId: string | null): number {
  const parent = parentId === null ? undefined : model.movements.get(parentId);
  const following = parent === undefined ? order : { ...order, type: parent.type, amount: leftOver(parent, order) };
  const setOff = order.amount - following.amount;
  if (order.amount > 0 && following.amount === 0) return setOff;
  // A movement without a known original is independent.
  if (parent !== undefined && whyNotFollowing(model, parent, following, true) === null) apply(model, following, parent);
  else apply(model, { ...following, process: 'ORIGINAL' }, null);
  expectMovement(model, order.account, order.entry, following.amount, true);
  return setOff;
}
