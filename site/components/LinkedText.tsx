import { Fragment } from 'react';

/** A sentence with `[text](url)` for links and backticks for code. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((piece, index) => {
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    // The parts of a sentence never move.
    const key = `${index} ${piece}`;
    if (address) {
      return (
        <a key={key} href={address}>
          {words}
        </a>
      );
    }
    if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
    return <Fragment key={key}>{piece}</Fragment>;
  });
}
