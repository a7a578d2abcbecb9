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
