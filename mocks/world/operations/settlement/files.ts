import type { AllServices } from '../../../../server/all-services';
import { DomainError } from '../../../../server/kernel/errors';
import { direct } from '../../../../server/platform/http/operation';
import { clientFolder } from '../../../../server/settlement/folders';
import { ClientView } from '../../../../server/settlement/sftp/view';

/** Reads the file that the SFTP server would send, through the same view of the client's folder. */
export const getSettlementFile = direct<'getSettlementFile', AllServices>(async ({ path, client }, { config }) => {
  const view = new ClientView(clientFolder(config, client.id));
  const file = await view.open({ kind: 'file', ...path });
  if (file === null) throw new DomainError('SETTLEMENT_FILE_NOT_FOUND');
  try {
    return { status: 200, body: await file.readFile('utf8') };
  } finally {
    await file.close();
  }
});
