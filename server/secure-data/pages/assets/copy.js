// Copies the card number without its spaces. Where the clipboard is closed to the page, the old command is tried, and
// after that the number is left selected.
(() => {
  const SHOWN_MILLISECONDS = 2500;
  const button = document.querySelector('.copy-icon');
  const number = document.getElementById('number');
  const status = document.getElementById('status');
  let timer;

  function select() {
    const range = document.createRange();
    range.selectNodeContents(number);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  }

  function copySelected(digits) {
    select();
    const write = (event) => {
      event.clipboardData.setData('text/plain', digits);
      event.preventDefault();
    };
    document.addEventListener('copy', write, { once: true });
    const done = document.execCommand('copy');
    document.removeEventListener('copy', write);
    if (done) getSelection().removeAllRanges();
    return done;
  }

  async function copy() {
    const digits = number.textContent.replace(/\D/g, '');
    try {
      await navigator.clipboard.writeText(digits);
      return true;
    } catch {
      return copySelected(digits);
    }
  }

  function tell(copied) {
    clearTimeout(timer);
    button.dataset.state = copied ? 'copied' : 'failed';
    status.textContent = copied ? button.dataset.copied : button.dataset.failed;
    timer = setTimeout(() => {
      delete button.dataset.state;
      status.textContent = '';
    }, SHOWN_MILLISECONDS);
  }

  button.addEventListener('click', async () => tell(await copy()));
})();
