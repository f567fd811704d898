import type { End } from '../../generated/revisions';
import { isThisMachine } from '../form/this-machine';

/** The settings that the page gets from the server that serves it. */
interface Setup {
  audience: string;
  local?: { client_id: string; client_secret: string };
  /** The values of revisions that end, by `axis=value`; days as `yyyy-mm-dd`. */
  ends?: Readonly<Record<string, End>>;
}

/** Reads the settings from the page. A proxy may have asked as if for this machine: the page's own address decides. */
export function readSetup(): Setup {
  const { local, ...all } = JSON.parse(document.getElementById('app')?.dataset.setup ?? '{"audience":""}') as Setup;
  return local !== undefined && isThisMachine(location.host) ? { ...all, local } : all;
}
