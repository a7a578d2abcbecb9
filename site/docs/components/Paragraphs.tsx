import { InlineText } from './InlineText.tsx';

/** A description from the contract, with blank lines between paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <InlineText text={paragraph} />
    </p>
  ));
}
