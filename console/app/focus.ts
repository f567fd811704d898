// Elements that have the focus can be removed or hidden: a button of a step that is done, a form that closes. The
// browser then begins at the top of the document again.

/** Decides whether an element is drawn. */
const isDrawn = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

function ancestorsOf(element: Element): Element[] {
  return element.parentElement === null ? [element] : [element, ...ancestorsOf(element.parentElement)];
}

/**
 * Gives the focus to the nearest part of the page that is left and can have it, whenever the element that has it is
 * removed or hidden.
 */
export function keepFocus(): void {
  /** The element that has the focus and what it is in, from the inside; empty if somebody left it on purpose. */
  let path: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? ancestorsOf(target) : [];
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return;
    // Browsers also report so before they remove an element: afterwards it is known which it was.
    queueMicrotask(() => {
      const [last] = path;
      if (last !== undefined && last === target && isDrawn(last)) path = [];
    });
  });
  const look = () => {
    const [last] = path;
    const { activeElement: active } = document;
    if (last === undefined || (active !== null && active !== document.body && active !== last) || isDrawn(last)) return;
    const left = path.find((element) => element.hasAttribute('tabindex') && isDrawn(element));
    const next = left ?? document.getElementById('main');
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
  });
}
