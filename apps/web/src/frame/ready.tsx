import { type ReactNode, useSyncExternalStore } from 'react';

/** Fields that wait until the page listens: what is typed before would be lost. */
export function Ready({ children }: { children: ReactNode }) {
  const ready = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <fieldset className="plain" disabled={!ready}>
      {children}
    </fieldset>
  );
}
