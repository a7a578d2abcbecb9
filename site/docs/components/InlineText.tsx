import { InlineCode } from './InlineCode.tsx';

/**
 * Text from the contract, with backticks for code. A chip of code, or the name of a header, stays on one line with the
 * punctuation at it.
 */
export function InlineText({ text }: { text: string }) {
  return text.split(/([([“]*`[^`]+`[^\s`]*|[A-Z]\w+(?:-[A-Z]\w+)+[.,;:)]*)/).map((part, at) => {
    if (at % 2 === 0) return part;
    const [before, code, after] = part.split('`');
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    if (code && !before && !after) return <InlineCode key={at}>{code}</InlineCode>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
      <span key={at} className={code ? 'glued' : 'unbroken'}>
        {before}
        {code && <InlineCode>{code}</InlineCode>}
        {after}
      </span>
    );
  });
}
