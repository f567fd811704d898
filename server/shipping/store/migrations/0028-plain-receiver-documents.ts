import type { Migration } from '../../../platform/store/migration';
import { comparedDocument } from '../../../users/store/tables';
import { documentsInChunks } from './0022-receiver-documents';

/** Finds receivers by plain letters and digits where an older version took full-width ones (Unicode, NFKC). */
export const plainReceiverDocuments: Migration = {
  name: '0028-plain-receiver-documents',
  up: (tx) => documentsInChunks(tx, (number) => comparedDocument(number.normalize('NFKC'))),
};
