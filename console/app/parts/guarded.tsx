import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { Refusal } from '../api';
import { route } from '../router';
import { t } from '../texts';
import { Problem } from './basics';

/**
 * Shows a problem in place of a page that cannot be drawn, until somebody tries again or goes to another address.
 * Without it such a page stays half drawn, and the next one is drawn into it.
 */
export function Guarded({ children }: { children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary((thrown: unknown) => reportError(thrown));
  useEffect(reset, [route.value]);
  if (error === undefined) return <>{children}</>;
  const refusal = new Refusal('UNKNOWN_ANSWER', `${t.value.failures.notShown} ${String(error)}`, null);
  return <Problem problem={refusal} tryAgain={reset} />;
}
