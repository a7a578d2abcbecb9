/** A description from the contract, with backticks as code. */
export function Hint({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    at % 2 === 1 ? <code key={at}>{part}</code> : part,
  );
}
