import './style.css';
import { copyButtons, rememberedLanguage, sandboxAddress } from './code';
import { searchBox } from './search';
import { startOnThisMachine } from './start';

/** The name of a place on the page; empty for one that somebody typed with a percent sign that encodes nothing. */
function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Follows an address that names only an operation, such as an old one, to the page of the operation. */
function goOn(): void {
  const line = document.getElementById(placeIn(location.hash));
  const link = line?.closest('[data-parts]') ? line.querySelector('a') : null;
  if (link) location.replace(link.href);
}

/** Shows a revision as soon as it is chosen. The button is only for browsers without scripts. */
function chooseRevision(): void {
  const form = document.querySelector<HTMLFormElement>('[data-revision]');
  form?.querySelector('button')?.remove();
  form?.addEventListener('change', () => form.submit());
}

/** Scrolls the contents to the current page. With scrollIntoView, Tab would begin there and miss what comes before. */
function showContents(): void {
  const contents = document.getElementById('contents');
  const current = contents?.querySelector('[aria-current]');
  if (!contents || !current) return;
  const [one, all] = [current.getBoundingClientRect(), contents.getBoundingClientRect()];
  if (one.bottom > all.bottom) contents.scrollTop += one.bottom - all.bottom;
}

sandboxAddress();
goOn();
addEventListener('hashchange', goOn);
showContents();
rememberedLanguage();
copyButtons();
chooseRevision();
searchBox();
void startOnThisMachine();
