/** Text from the contract, with backticks for code. A chip of code and the punctuation at it stay on one line. */
export function InlineText({ text }: { text: string }) {
  return text.split(/([([“]*`[^`]+`[^\s`]*)/).map((part, at) => {
    if (at % 2 === 0) return part;
    const [before, code, after] = part.split('`');
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    if (!before && !after) return <code key={at}>{code}</code>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
      <span key={at} className="glued">
        {before}
        <code>{code}</code>
        {after}
      </span>
    );
  });
}
