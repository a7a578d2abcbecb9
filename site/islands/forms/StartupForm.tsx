import { startupForm } from '@grovemail/domain/forms/startup.ts';
import type { ReactNode } from 'react';
import { KitSelect } from '../../components/kit/KitSelect.tsx';
import type { LetterWords } from '../../pictures/stamps/SentLetter.tsx';
import { LeadForm } from './LeadForm.tsx';

interface Props {
  action: string;
  /** Our own API's endpoint for form tokens, if it gets the application. */
  token?: string;
  /** Suggested tools; visitors can add others. */
  tools: string[];
  title: string;
  letter: LetterWords;
  /** Above the fields of a form that came back. */
  children?: ReactNode;
}

/** The application to the startup program. */
export default function StartupForm({ tools, ...props }: Props) {
  const { name, label, maxLength } = startupForm.fields.tools;
  return (
    <LeadForm
      {...props}
      definition={startupForm}
      type="startup"
      label="Startup application"
      submit="Apply now"
      promise="A person will read it and reply by email."
      customFields={{
        tools: (error) => (
          <KitSelect
            name={name}
            label={label}
            maxLength={maxLength}
            error={error}
            id="startup-tools"
            options={tools.map((tool) => ({ label: tool, value: tool }))}
            hint="Optional. Separate with commas."
            multiple
            creatable
            selectAll
          />
        ),
      }}
    />
  );
}
