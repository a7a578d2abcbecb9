import { InlineText } from './InlineText.tsx';

/** A description of the contract: a blank line begins a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <InlineText text={paragraph} />
    </p>
  ));
}
