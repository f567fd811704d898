import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { standardOutput } from '../log-output';
import { RequestDurations } from './durations';

/** Prometheus metrics of one server. */
export class Metrics {
  readonly registry = new Registry();
  readonly violations = new Counter({
    name: 'contrato_contract_violations_total',
    help: 'Replies of this service that did not follow the contract.',
    labelNames: ['operation'],
    registers: [this.registry],
  });
  readonly endingRevisions = new Counter({
    name: 'contrato_ending_revision_requests_total',
    help: 'Requests of clients that are pinned to a deprecated revision, by its deprecated value.',
    labelNames: ['client', 'value'],
    registers: [this.registry],
  });
  readonly deliveries = new Counter({
    name: 'contrato_delivery_attempts_total',
    help: 'Attempts to deliver an event to a client, by outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });
  readonly cardTransactions = new Counter({
    name: 'contrato_card_transactions_total',
    help: 'Messages of the card network, by outcome.',
    labelNames: ['type', 'status_detail'],
    registers: [this.registry],
  });
  readonly cardStandIns = new Counter({
    name: 'contrato_card_stand_ins_total',
    help: 'Card messages that the service decided for a client that could not be reached in time, by decision.',
    labelNames: ['network', 'status_detail'],
    registers: [this.registry],
  });
  readonly clientDecisions = new Histogram({
    name: 'contrato_client_decision_duration_seconds',
    help: 'Time that clients took to decide an authorization, all attempts included.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
    registers: [this.registry],
  });
  readonly networkCalls = new Counter({
    name: 'contrato_network_calls_total',
    help: 'Calls to networks and providers, by outcome, retries included.',
    labelNames: ['network', 'operation', 'outcome'],
    registers: [this.registry],
  });
  readonly networkCallDuration = new Histogram({
    name: 'contrato_network_call_duration_seconds',
    help: 'Total time of a call to a network or provider, retries included.',
    labelNames: ['network', 'operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly networkCircuitOpen = new Gauge({
    name: 'contrato_network_circuit_open',
    help: '1 while calls to the network or provider fail at once because it does not answer.',
    labelNames: ['network'],
    registers: [this.registry],
  });
  readonly networkCircuitOpenSince = new Gauge({
    name: 'contrato_network_circuit_open_since_seconds',
    help: 'Unix time since which calls fail at once; 0 while calls are made.',
    labelNames: ['network'],
    registers: [this.registry],
  });
  readonly rowsDropped = new Counter({
    name: 'contrato_rows_dropped_total',
    help: 'Rows that were let go of because of their age, by table; replies to idempotency keys that were emptied count as rows.',
    labelNames: ['table'],
    registers: [this.registry],
  });
  readonly oldestRow = new Gauge({
    name: 'contrato_oldest_row_seconds',
    help: 'Age of the oldest row of a table whose rows go by age, as of the last time that this was looked at; 0 where there is none.',
    labelNames: ['table'],
    registers: [this.registry],
  });
  readonly connectionsRefused = new Counter({
    name: 'contrato_connections_refused_total',
    help: 'Connections that were closed at once, since callers had as many open as open files, memory and MAX_CONNECTIONS leave them.',
    registers: [this.registry],
  });
  /** Named like the metric of common certificate exporters, so that their rules and dashboards can be used. */
  readonly certificateNotAfter = new Gauge({
    name: 'x509_cert_not_after',
    help: 'Unix time of the expiry of a certificate that the service presents, or with which it verifies others.',
    labelNames: ['configured_by', 'subject_CN', 'serial_number'],
    registers: [this.registry],
  });
  readonly storeUp = new Gauge({
    name: 'contrato_store_up',
    help: '1 while the database answers, as these figures were asked for.',
    registers: [this.registry],
  });
  readonly storeWritable = new Gauge({
    name: 'contrato_store_writable',
    help: '1 while the database takes what this process writes, 0 where it does not, as with a full disk.',
    registers: [this.registry],
  });
  readonly eventsDead = new Gauge({
    name: 'contrato_events_dead',
    help: 'Events that were given up; they are sent again only when somebody asks for it.',
    registers: [this.registry],
  });
  readonly outboxLag = new Gauge({
    name: 'contrato_outbox_lag_seconds',
    help: 'How long the oldest due event has waited, without receivers that refused this process within a minute or did not answer it; 0 when none is due.',
    registers: [this.registry],
  });
  readonly pendingOverdue = new Gauge({
    name: 'contrato_card_transactions_overdue_seconds',
    help: 'How long a card transaction has been PENDING after its first minute; 0 when none has.',
    registers: [this.registry],
  });
  readonly jobsOverdue = new Gauge({
    name: 'contrato_jobs_overdue_seconds',
    help: 'How long the oldest due job that no process runs has waited; 0 when there is none.',
    registers: [this.registry],
  });
  readonly jobsFailing = new Gauge({
    name: 'contrato_jobs_failing',
    help: 'Jobs whose last run failed and that will run again, by kind.',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly cardNumbersUsed = new Gauge({
    name: 'contrato_card_numbers_used_ratio',
    help: 'Share of a range of card numbers that is in use, from 0 to 1, measured every hour with a sample of the range.',
    labelNames: ['bin'],
    registers: [this.registry],
  });
  private readonly durations = new RequestDurations(this.registry);

  constructor(options: { process: boolean } = { process: true }) {
    if (options.process) collectDefaultMetrics({ register: this.registry });
    new Counter({
      name: 'contrato_log_lines_lost_total',
      help: 'Lines of the log that were lost because standard output was blocked for too long.',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(standardOutput.lost);
      },
    });
  }

  /**
   * Sets the counter to 0 for every operation. Without this, Prometheus would not see an increase when a counter first
   * appears.
   */
  expectViolations(operationIds: readonly string[]): void {
    for (const operation of operationIds) this.violations.inc({ operation }, 0);
  }

  /** Counts one request. @param seconds how long it took */
  observe(operation: string, status: number, seconds: number): void {
    this.durations.observe(operation, status, seconds);
  }
}
