// biome-ignore lint/correctness/noUndeclaredDependencies: Dredd provides this module to the hook files it loads
import { beforeEach, beforeEachValidation, type Transaction } from 'hooks';
import type { Prepared } from '../scenario';
import { transactionKey } from './input';
import { exchangeOf } from './session';

// Dredd awaits a hook only in this form with `done`, never a promise.
beforeEach((transaction, done) => {
  const exchange = exchangeOf(keyOf(transaction));
  if (!exchange) {
    transaction.fail = 'no row of the matrix stands for this transaction';
    done();
    return;
  }
  exchange
    .request()
    .then((prepared) => fill(transaction, prepared))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      exchange.unsent(reason);
      transaction.fail = `the request could not be made: ${reason}`;
    })
    .finally(done);
});

beforeEachValidation((transaction, done) => {
  const { real } = transaction;
  const problems = real
    ? exchangeOf(keyOf(transaction))?.judge({
        status: real.statusCode,
        headers: real.headers,
        body: Buffer.from(real.body ?? '', real.bodyEncoding === 'base64' ? 'base64' : 'utf8').toString('utf8'),
      })
    : ['no answer came'];
  if (problems && problems.length > 0) transaction.fail = problems.join('; ');
  // The body is already checked; Dredd would only parse it again.
  if (real) real.body = '';
  done();
});

function fill(transaction: Transaction, prepared: Prepared): void {
  transaction.fullPath = prepared.target;
  transaction.request.headers = prepared.headers;
  transaction.request.body = prepared.body;
  // Our own validators check bodies and content types; Dredd would compare them with the text of the example, and is
  // slow with headers even if none are expected.
  const { statusCode } = transaction.expected;
  transaction.expected = { statusCode };
}

function keyOf(transaction: Transaction): string {
  return transactionKey(transaction.request.method, transaction.request.uri);
}
