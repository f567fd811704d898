import path from 'node:path';
import { junit } from '../../../cli/report/junit';
import { writeTo } from '../../../cli/report/write';
import { type ConformanceResult, conforms, type Exchange } from '../results';
import { reportOf } from './command-report';
import { withoutCredentials } from './headers';

/** The run as JSON. Bodies are text. Neither the api-secret nor a token of the run is in it. */
export function json(result: ConformanceResult, strict: boolean): object {
  const cases = result.cases.map((one) => ({ ...one, exchanges: one.exchanges.map(readable) }));
  return { ...result, conforms: conforms(result, strict), strict, cases };
}

function readable({ sent, received, ...rest }: Exchange): object {
  const answer = received && {
    ...received,
    headers: withoutCredentials(received.headers),
    body: received.body.toString('utf8'),
    at: new Date(received.at).toISOString(),
  };
  return { ...rest, sent: { ...sent, headers: withoutCredentials(sent.headers) }, received: answer };
}

/** Writes `conformance.junit.xml` and `conformance.json` into a folder. @returns the paths written */
export function writeReports(folder: string, result: ConformanceResult, strict: boolean): string[] {
  const files = ['conformance.junit.xml', 'conformance.json'].map((name) => path.join(folder, name));
  writeTo('--reports', files[0] as string, junit(reportOf(result, strict)));
  writeTo('--reports', files[1] as string, `${JSON.stringify(json(result, strict), null, 2)}\n`);
  return files;
}
