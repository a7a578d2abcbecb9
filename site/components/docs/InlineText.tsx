/** Text from the contract, with backticks for code. */
export function InlineText({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
      <code key={at}>{part}</code>
    ) : (
      part
    ),
  );
}
