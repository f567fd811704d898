import { openTemplates } from './templates';

/** Prepares the database with the present schema that the SQLite tests of a run copy. */
export default async function setup(): Promise<void> {
  openTemplates();
}
