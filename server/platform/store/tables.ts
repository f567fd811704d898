import { table, text } from './table';

/** The server's own state, by name. Values are JSON. */
export const settings = table('settings', { name: text(), value: text() });
