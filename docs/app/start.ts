/** The settings that the console gives to pages opened on the sandbox's own machine. */
interface Setup {
  audience: string;
  local?: { client_id: string; client_secret: string };
}

/** A proxy may ask the sandbox as if for its own machine: the page's own address decides, too. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Puts the credentials of this sandbox into the first page, if the sandbox provides them. */
export async function startOnThisMachine(): Promise<void> {
  if (!THIS_MACHINE.test(location.hostname)) return;
  const places = document.querySelectorAll<HTMLElement>('[data-with-client]');
  if (places.length === 0) return;
  const response = await fetch('/console/setup.json').catch(() => null);
  if (!response?.ok) return;
  const { audience, local } = (await response.json()) as Setup;
  if (local === undefined) return;
  const values: Record<string, string> = { ...local, audience };
  for (const place of document.querySelectorAll<HTMLElement>('[data-fill]')) {
    place.textContent = values[place.dataset.fill ?? ''] ?? '';
  }
  for (const place of places) place.hidden = false;
  for (const place of document.querySelectorAll<HTMLElement>('[data-without-client]')) place.hidden = true;
  const button = document.querySelector<HTMLButtonElement>('[data-send]');
  button?.addEventListener('click', () => void send(button, { ...values, grant_type: 'client_credentials' }));
}

/** JSON over lines; any other text as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Sends the first request, and shows what came. */
async function send(button: HTMLButtonElement, body: object): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-answer]');
  if (place === null) return;
  const status = document.createElement('p');
  const answer = await fetch(button.dataset.send ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (answer === null) {
    status.textContent = 'No answer';
    return place.replaceChildren(status);
  }
  status.textContent = `Status ${answer.status}`;
  const text = document.createElement('pre');
  text.tabIndex = 0;
  text.textContent = indented(await answer.text());
  place.replaceChildren(status, text);
}
