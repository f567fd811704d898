// Groups the digits of the card number while they are typed, and looks at what was typed before it is sent. The service
// checks everything again; without this script the form works just as well.
(() => {
  const form = document.querySelector('.activation-form');
  const { pan, pin } = form.elements;
  const error = document.getElementById('error');
  const submit = form.querySelector('.submit-button');
  const label = submit.textContent;
  form.noValidate = true;

  const digitsOf = (text) => text.replace(/\D/g, '');

  /** The check digit of ISO/IEC 7812-1. */
  function passesLuhn(digits) {
    let sum = 0;
    for (let i = 0; i < digits.length; i += 1) {
      const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 2);
      sum += digit > 9 ? digit - 9 : digit;
    }
    return sum % 10 === 0;
  }

  function isPin(text) {
    if (!/^\d{4}$/.test(text)) return false;
    const steps = [1, 2, 3].map((i) => Number(text[i]) - Number(text[i - 1]));
    return ![1, -1, 0].some((step) => steps.every((other) => other === step));
  }

  const grouped = (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

  /** Keeps the digits of a field. Too many are cut where they were put in, as `maxlength` does. */
  function keepDigits(input, most, written) {
    const after = digitsOf(input.value.slice(input.selectionStart)).slice(0, most);
    const before = digitsOf(input.value.slice(0, input.selectionStart)).slice(0, most - after.length);
    const text = written(before + after);
    if (text === input.value) return;
    input.value = text;
    const caret = written(before).length;
    input.setSelectionRange(caret, caret);
  }

  function refuse(field, text) {
    error.textContent = text;
    for (const input of [pan, pin]) input.toggleAttribute('aria-invalid', false);
    if (field === null) return;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  }

  function enableSubmit() {
    submit.disabled = false;
    form.removeAttribute('aria-busy');
    submit.textContent = label;
  }

  // `maxlength` would cut a number that is pasted with spaces around it before they are gone.
  for (const input of [pan, pin]) input.removeAttribute('maxlength');
  pan.addEventListener('input', () => keepDigits(pan, 16, grouped));
  pin.addEventListener('input', () => keepDigits(pin, 4, String));
  form.addEventListener('submit', (event) => {
    const digits = digitsOf(pan.value);
    const badPan = digits.length !== 16 || !passesLuhn(digits);
    const badPin = pin.value !== '' && !isPin(pin.value);
    if (badPan || badPin) {
      event.preventDefault();
      refuse(badPan ? pan : pin, badPan ? form.dataset.badPan : form.dataset.badPin);
      return;
    }
    refuse(null, '');
    submit.disabled = true;
    form.setAttribute('aria-busy', 'true');
    submit.textContent = submit.dataset.busy;
  });
  // Back from where the form led, the page is as it was left. An app leaves the page where it is.
  addEventListener('pageshow', enableSubmit);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') enableSubmit();
  });
})();
