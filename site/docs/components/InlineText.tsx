/** Text from the contract, with backticks for code and Markdown's links. */
export function InlineText({ text }: { text: string }) {
  const parts = text.split(/\[([^\]]+)\]\((\/[^)\s]*)\)/);
  return parts.map((part, at) => {
    if (at % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
    const marked = <MarkedText key={at} text={part} />;
    if (at % 3 === 0) return marked;
    return (
      <a key={marked.key} href={parts[at + 1]}>
        {marked}
      </a>
    );
  });
}

/** A chip of code, or the name of a header, stays on one line with the punctuation at it. */
function MarkedText({ text }: { text: string }) {
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

/** Code within a sentence, which breaks between words but not after the hyphens of a flag. */
export function InlineCode({ children }: { children: string }) {
  return (
    <code>
      {children.split(/((?<=\s)\S*-\w\S*)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
          <span key={at} className="unbroken">
            {part}
          </span>
        ),
      )}
    </code>
  );
}

/** A description from the contract, with blank lines between paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <InlineText text={paragraph} />
    </p>
  ));
}
