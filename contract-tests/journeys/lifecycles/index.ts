import type { Journey } from '../journey';
import { accounts } from './accounts';
import { cardTransactions } from './card-transactions';
import { cards } from './cards';
import { cashInIntents } from './cash';
import { identitySessions } from './identity';
import { shipments } from './shipments';
import { users } from './users';

/** Journeys through the lifecycles with steps that the rows of the matrix do not cover. */
export const LIFECYCLES: readonly Journey[] = [
  users,
  cards,
  accounts,
  shipments,
  cardTransactions,
  // These move the clock by days, so the jobs of the other journeys have run by then.
  cashInIntents,
  identitySessions,
];
