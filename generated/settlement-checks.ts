// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type { Check } from './operations';
import { type Axis, type Revision, variantOf } from './revisions';
import type { FileName } from './settlement';

const checks = require('./validators/settlement.cjs') as Record<string, Check>;
const axes: readonly Axis[] = ['settlement-currency', 'settlement-status-detail'];

const rows: Readonly<Record<string, Readonly<Record<FileName, Check>>>> = {
  '': { transactions: checks.transactions_row!, presentations: checks.presentations_row! },
  'settlement-currency=older': { transactions: checks.transactions_row!, presentations: checks.presentations_row! },
  'settlement-status-detail=reduced': { transactions: checks.transactions_row_2!, presentations: checks.presentations_row! },
  'settlement-currency=older,settlement-status-detail=reduced': { transactions: checks.transactions_row_2!, presentations: checks.presentations_row! },
};

/** Validators of one row of each file in a revision: an object of read cells by column name, null for empty. */
export const rowChecksFor = (revision: Revision): Readonly<Record<FileName, Check>> =>
  rows[variantOf(revision, axes)] ?? rows['']!;
