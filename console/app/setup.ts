/** What the page was told by whoever served it. */
interface Setup {
  audience: string;
  local?: { client_id: string; client_secret: string };
}

/** Reads what stands in the page. */
export function readSetup(): Setup {
  return JSON.parse(document.getElementById('app')?.dataset.setup ?? '{"audience":""}');
}
