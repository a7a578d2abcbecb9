import { type RefObject, useEffect } from 'react';

/**
 * Tells the loader of islands (`scripts/load-on-interaction.ts`) that the form now handles its own submits and
 * presses, so that those from before hydration are repeated.
 * @param isReady false while the browser still validates the form
 */
export function useHydrated(form: RefObject<HTMLElement | null>, isReady = true): void {
  useEffect(() => {
    if (isReady) form.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [form, isReady]);
}
