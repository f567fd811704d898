import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { asRefusal } from '../load';
import { route } from '../router';
import { Problem } from './basics';

/**
 * Shows a problem in place of a page that cannot be drawn, until somebody tries again or goes to another address.
 * Without it such a page stays half drawn, and the next one is drawn into it.
 */
export function Guarded({ children }: { children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary((thrown: unknown) => reportError(thrown));
  useEffect(reset, [route.value]);
  if (error === undefined) return <>{children}</>;
  return <Problem problem={asRefusal(error)} tryAgain={reset} />;
}
