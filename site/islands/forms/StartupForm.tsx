import { startupForm } from '@grovemail/domain/forms/startup.ts';
import { KitSelect } from '../../components/kit/KitSelect.tsx';
import { LeadForm } from './LeadForm.tsx';

interface Props {
  /** Where the application is posted. */
  action: string;
  /** Where form tokens are handed out. */
  token: string;
  /** Offered as tools in use; others can be added. */
  tools: string[];
}

/** The startup application, with a list of tools that one may add to. */
export default function StartupForm({ tools, ...addresses }: Props) {
  const { name, label, maxLength } = startupForm.fields.tools;
  return (
    <LeadForm
      {...addresses}
      definition={startupForm}
      type="startup"
      label="Startup application"
      submit="Apply now"
      note="Please fill in every field but the tools, which are up to you."
      promise="A person reads it and answers by email."
      drawn={{
        tools: (error) => (
          <KitSelect
            key={name}
            {...{ name, label, maxLength, error }}
            id="startup-tools"
            options={tools.map((tool) => ({ label: tool, value: tool }))}
            library={library}
            hint="Optional. Your own words are welcome, with commas between them."
            multiple
            creatable
          />
        ),
      }}
    />
  );
}

const library = () => import('./base-ui-parts.ts').then(({ parts }) => parts);
