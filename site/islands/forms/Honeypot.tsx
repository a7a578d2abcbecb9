import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';

/** A field that nobody sees, hears or reaches by keyboard: only programs fill it in. */
export function Honeypot() {
  return (
    <input
      className="sr"
      name={honeypotField}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
