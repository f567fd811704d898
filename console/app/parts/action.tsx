import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/**
 * Runs one action at a time. While one waits for its answer, pressing again does nothing: with a slow service somebody
 * presses twice, and each press would be a request with a key of its own.
 */
export function useAction(): { isRunning: boolean; run: (action: () => Promise<unknown>) => void } {
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = (action: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    void action().finally(() => {
      running.current = false;
      setRunning(false);
    });
  };
  return { isRunning, run };
}

interface ActionProps {
  class?: string;
  title?: string;
  /** True if the button cannot be pressed at present. */
  disabled?: boolean;
  action: () => Promise<unknown>;
  children: ComponentChildren;
}

/** A button that does something, once at a time. It keeps the focus while it waits, which a disabled one would lose. */
export function Action({ action, children, ...own }: ActionProps) {
  const { isRunning, run } = useAction();
  return (
    <button type="button" {...own} aria-disabled={isRunning} onClick={() => run(action)}>
      {children}
    </button>
  );
}
