import { openTemplates } from './templates';

/** What the run's tests share on SQLite: a database with the present schema to copy. */
export default async function setup(): Promise<void> {
  openTemplates();
}
