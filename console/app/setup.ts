import type { End } from '../../generated/revisions';

/** The settings that the page gets from the server that serves it. */
interface Setup {
  audience: string;
  local?: { client_id: string; client_secret: string };
  /** The values of revisions that end, by `axis=value`; days as `yyyy-mm-dd`. */
  ends?: Readonly<Record<string, End>>;
}

/** Reads the settings from the page. */
export function readSetup(): Setup {
  return JSON.parse(document.getElementById('app')?.dataset.setup ?? '{"audience":""}');
}
