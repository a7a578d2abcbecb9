import { type LetterWords, SentLetter } from '../../pictures/stamps/SentLetter.tsx';
import place from './form-place.module.css';

interface Props {
  /** The form that was sent. */
  form: string;
  words: LetterWords;
  /** Whether the API fills in who sent it. */
  hasSlots: boolean;
}

/** Where a form ends without JavaScript: its letter, in its place on its page. */
export function SentForm({ form, words, hasSlots }: Props) {
  return (
    <div className={place.place} data-sent={form}>
      <SentLetter words={words} reply={hasSlots ? slots : undefined} />
    </div>
  );
}

const slots = {
  before: '{{before}}',
  email: '{{email}}',
  after: '{{after}}',
  unsure: '{{unsure}}',
};
