import { readFileSync } from 'node:fs';
import { join } from 'node:path';

function asset(name: string): string {
  return readFileSync(join(__dirname, 'assets', name), 'utf8').trim();
}

/** A stylesheet without what is for its readers only. */
function compact(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
}

/** The look of all pages. It is sent inside each page, so that a page is one request. */
export const pageStyle = compact(asset('page.css'));

/** Copies the card number. */
export const copyScript = asset('copy.js');

/** Helps with typing and checks the input before it is sent. The form works without it. */
export const activationScript = asset('activation.js');
