/** Milliseconds for which a file is kept for the browser, which may ask where to save it. */
const KEPT_MILLISECONDS = 60_000;

/** Gives a text to the browser to be saved as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS);
}
