import { html } from '../../platform/http/html';

/** Decorations are drawn with lines in the colour of the text, and hidden from screen readers. */
function icon(path: string) {
  return html`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;
}

export const copyIcon = icon(
  'M9 9m0 2a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2zM5 15H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v1',
);
export const doneIcon = icon('M5 12.5l4.5 4.5L19 7.5');
export const alertIcon = icon('M12 8v5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z');

/** The picture of a card's chip. */
export const chip = html`<svg viewBox="0 0 48 36" width="48" height="36" aria-hidden="true" focusable="false"><rect width="48" height="36" rx="7" fill="#e3c06f"/><path d="M0 12h15l4 4v4l-4 4H0M48 12H33l-4 4v4l4 4h15M15 12V0M33 12V0M15 24v12M33 24v12M19 16h10M19 20h10" fill="none" stroke="#8a6a1f" stroke-opacity=".7"/></svg>`;
export const contactlessIcon = icon('M5.5 9.5a5 5 0 0 1 0 5M9.5 7a10 10 0 0 1 0 10M13.5 4.5a15 15 0 0 1 0 15');
