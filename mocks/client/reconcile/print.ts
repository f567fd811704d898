import { printable } from '../../../cli/printable';
import type { Report, ReportedDebt } from './report';

const OUTCOMES = {
  REGISTER: 'to register',
  REGISTERED: 'registered',
  DEBT: 'no funds: a debt now',
} as const;

/** The report for people: what is to be done, one thing a line. */
export function printedReport(report: Report): string {
  const { service_rows, client_rows, matching } = report;
  const lines = [
    `${service_rows} rows of the service, ${client_rows} of the client: ${matching} match.`,
    ...report.adjustments.map(
      (one) =>
        `ADJUST      ${one.entry_type.padEnd(6)}  ${money(one)}  user ${one.user_id ?? '–'}  transaction ${one.transaction_id}  ` +
        `service ${one.service_status}, client ${one.client_status ?? 'none'}  ${OUTCOMES[one.outcome]}`,
    ),
    ...report.collected.map((debt) => `COLLECTED   ${owed(debt)}`),
    ...report.debts.map((debt) => `DEBT        ${owed(debt)}`),
    ...report.impossible.map(
      (row) =>
        `IMPOSSIBLE  transaction ${row.transaction_id} is ${row.status} at the client and unknown to the service: ask it`,
    ),
    ...report.explained.map((id) => `EXPLAINED   transaction ${id} was unknown to the service before`),
    ...report.amounts_differ.map(
      (row) =>
        `AMOUNT      transaction ${row.transaction_id} is ${row.service_amount} at the service and ${row.client_amount} at the client`,
    ),
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

const money = ({ amount, currency }: { amount: string; currency: string }) => `${amount.padStart(14)} ${currency}`;

function owed(debt: ReportedDebt): string {
  const tries = `${debt.tries} ${debt.tries === 1 ? 'try' : 'tries'}`;
  return `${money(debt)}  user ${debt.user_id ?? '–'}  transaction ${debt.transaction_id}  since ${debt.since}  ${tries}`;
}
