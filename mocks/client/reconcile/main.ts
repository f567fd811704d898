import { prepareFile } from '../../../cli/report/write';
import { printedReport } from './print';
import { reconcileFiles } from './reconcile-files';

/** The files, and how the result is printed. */
interface Options {
  service: string;
  client: string;
  state: string | undefined;
  funds: string | undefined;
  json: boolean;
}

/** Reconciles two files and prints what to do. @returns the exit code */
export async function reconcile({ service, client, state = '', funds = '', json }: Options): Promise<number> {
  if (state !== '') prepareFile('--state', state);
  const orNull = (file: string) => (file === '' ? null : file);
  const now = new Date().toISOString();
  const report = await reconcileFiles({ service, client, state: orNull(state), funds: orNull(funds), now });
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printedReport(report));
  return report.impossible.length + report.amounts_differ.length > 0 ? 1 : 0;
}
