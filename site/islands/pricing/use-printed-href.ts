import { type RefObject, useEffect, useState } from 'react';

/**
 * Where registration leads: the address in the printed link once a script has added the stored
 * campaign to it, so that a link which comes and goes with the plan keeps it.
 */
export function usePrintedHref(
  form: RefObject<HTMLFormElement | null>,
  registerUrl: string,
): string {
  const [href, setHref] = useState(registerUrl);
  useEffect(() => {
    const printed = form.current?.querySelector('a[data-register]')?.getAttribute('href');
    if (printed) setHref(printed);
  }, [form]);
  return href;
}
