const KEPT = 'contrato-language';

const choices = () => [...document.querySelectorAll<HTMLInputElement>('[data-code] input[type=radio]')];

function choose(language: string): void {
  for (const choice of choices()) choice.checked = choice.value === language;
}

/** Storage may be refused. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(language: string): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // It is asked again on the next page.
  }
}

/** Shows all code in the language that was chosen last, on every page. */
export function rememberedLanguage(): void {
  const language = kept();
  if (choices().some(({ value }) => value === language)) choose(language as string);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !choices().includes(target)) return;
    const { top } = target.getBoundingClientRect();
    choose(target.value);
    keep(target.value);
    // Code above may be longer now: what was chosen stays where it is.
    scrollBy(0, target.getBoundingClientRect().top - top);
  });
}

/**
 * Replaces the address in the code by that of this page: the configuration does not know a port that the system chose.
 */
export function sandboxAddress(): void {
  const written = document.body.dataset.origin;
  if (written === undefined || written === location.origin) return;
  for (const block of document.querySelectorAll('[data-code] pre')) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      currentNode.textContent = currentNode.textContent?.replaceAll(written, location.origin) ?? '';
    }
  }
}

const NOTICE_MILLISECONDS = 2_000;

/** Gives each piece of code a button that copies what is shown. */
export function copyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-code]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.ariaLive = 'polite';
    button.addEventListener('click', () => void copy(block, button));
    block.append(button);
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const shown = [...block.querySelectorAll('pre')].find((one) => one.offsetParent !== null);
  if (shown === undefined) return;
  button.textContent = (await isCopied(shown)) ? 'Copied' : 'Selected';
  setTimeout(() => {
    button.textContent = 'Copy';
  }, NOTICE_MILLISECONDS);
}

/**
 * Copies the text of an element. Browsers provide the clipboard only on localhost and over TLS. Elsewhere the text is
 * selected and copied, or left selected, to be copied by keyboard.
 */
async function isCopied(shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(shown.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return document.execCommand('copy');
  }
}
