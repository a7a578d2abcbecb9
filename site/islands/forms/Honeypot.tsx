import { honeypotField } from '@grovemail/domain/forms/honeypot.ts';

/** Invisible and unreachable for people and assistive technology, so only bots fill it in. */
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
