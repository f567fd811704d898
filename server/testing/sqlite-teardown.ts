import { closeTemplates } from './templates';

/** Removes what the setup made. */
export default async function teardown(): Promise<void> {
  closeTemplates();
}
