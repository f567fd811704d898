import { UsageError, type ValuesOf } from '../../cli/declaration';
import { cardReported } from '../../server/cards/reports';
import type { AtNow, CommandOutput } from '../on-database';
import { clientNamed } from '../onboarding/parts';
import { printed } from '../onboarding/print';
import { refusedInWords } from '../refusals';
import type { REPORT } from './declared-options';

/** Takes the report that a card is lost or stolen. @throws Problem for what the lifecycle of cards does not allow */
export async function report({ db, now }: AtNow, values: ValuesOf<typeof REPORT>): Promise<CommandOutput> {
  const { client, card: id, lost, stolen } = values;
  if (lost === stolen) throw new UsageError('--lost or --stolen: one of the two');
  const { before, after } = await refusedInWords(() =>
    db.transaction(async (tx) => {
      const { id: clientId } = await clientNamed(tx, client);
      return cardReported(tx, { clientId, id, now }, lost ? 'LOST' : 'STOLEN');
    }),
  );
  const shown = { id, previous_status: before.status, status: after.status, status_detail: after.statusDetail };
  return { json: shown, lines: [printed(shown).trimEnd()], status: 0 };
}
