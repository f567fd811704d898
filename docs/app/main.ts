import './style.css';
import { copyButtons, rememberedLanguage, sandboxAddress } from './code';
import { searchBox } from './search';
import { startOnThisMachine } from './start';

/** An address from before references had parts, and one that is to last, names the operation alone: on to where it stands. */
function goOn(): void {
  const { hash } = location;
  const line = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  const link = line?.closest('[data-parts]') ? line.querySelector('a') : null;
  if (link) location.replace(link.href);
}

/** The choice of a revision counts when it is made; the button is for whoever has no scripts. */
function chooseRevision(): void {
  const form = document.querySelector<HTMLFormElement>('[data-revision]');
  form?.querySelector('button')?.remove();
  form?.addEventListener('change', () => form.submit());
}

sandboxAddress();
goOn();
addEventListener('hashchange', goOn);
document.querySelector('#contents [aria-current]')?.scrollIntoView({ block: 'nearest' });
rememberedLanguage();
copyButtons();
chooseRevision();
searchBox();
void startOnThisMachine();
