import { demoForm } from '@grovemail/domain/forms/demo.ts';
import type { ReactNode } from 'react';
import type { LetterWords } from '../../pictures/stamps/SentLetter.tsx';
import { LeadForm } from './LeadForm.tsx';

interface Props {
  action: string;
  /** Our own API's endpoint for form tokens, if it gets the request. */
  token?: string;
  title: string;
  letter: LetterWords;
  /** Above the fields of a form that came back. */
  children?: ReactNode;
}

/** The form that requests a demo. */
export default function DemoForm(props: Props) {
  return (
    <LeadForm
      {...props}
      definition={demoForm}
      type="demo"
      label="Demo request"
      submit="Request a demo"
      promise="We’ll email you to find a time."
    />
  );
}
