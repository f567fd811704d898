import type { Journey } from '../journey';
import { accounts } from './accounts';
import { cardTransactions } from './card-transactions';
import { cards } from './cards';
import { cashInIntents } from './cash';
import { identitySessions } from './identity';
import { shipments } from './shipments';
import { users } from './users';

/** Journeys along the lifecycles whose steps the rows of the matrix don't take all. */
export const LIFECYCLES: readonly Journey[] = [
  users,
  cards,
  accounts,
  shipments,
  cardTransactions,
  // These move the clock by days at a time, and what the others have begun has had its turn then.
  cashInIntents,
  identitySessions,
];
