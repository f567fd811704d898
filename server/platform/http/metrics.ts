import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ByStatus } from './by-status';

type Child = { observe(value: number): void };

/** Prometheus metrics of one server. */
export class Metrics {
  readonly registry = new Registry();
  readonly violations = new Counter({
    name: 'contrato_contract_violations_total',
    help: 'Replies of our own that broke the contract.',
    labelNames: ['operation'],
    registers: [this.registry],
  });
  readonly deliveries = new Counter({
    name: 'contrato_delivery_attempts_total',
    help: 'Attempts to deliver an event to a client, by what came of them.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  readonly cardTransactions = new Counter({
    name: 'contrato_card_transactions_total',
    help: 'Messages of the card network, by what became of them.',
    labelNames: ['type', 'status_detail'],
    registers: [this.registry],
  });
  readonly clientDecisions = new Histogram({
    name: 'contrato_client_decision_duration_seconds',
    help: 'How long clients took to decide an authorization, all attempts together.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
    registers: [this.registry],
  });
  private readonly duration = new Histogram({
    name: 'contrato_request_duration_seconds',
    help: 'Time from the first byte of a request to its reply.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  private readonly children = new ByStatus<string, Child>((operation, status) =>
    this.duration.labels(operation, String(status)),
  );

  constructor(options: { process: boolean } = { process: true }) {
    if (options.process) collectDefaultMetrics({ register: this.registry });
  }

  /** Counts one request. @param seconds how long it took */
  observe(operation: string, status: number, seconds: number): void {
    this.children.get(operation, status).observe(seconds);
  }
}
