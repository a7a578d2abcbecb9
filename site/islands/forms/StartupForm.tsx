import { startupForm } from '@grovemail/domain/forms/startup.ts';
import { Field } from '../../components/Field.tsx';
import styles from './forms.module.css';
import { LeadForm } from './LeadForm.tsx';

/** The startup application (R119, R268–R269). @param action where it is posted @param token where form tokens are handed out */
export default function StartupForm(addresses: { action: string; token: string }) {
  return (
    <LeadForm
      {...addresses}
      definition={startupForm}
      type="startup"
      label="Startup application"
      submit="Apply now"
      note="Please fill in every field but the tools, which are up to you."
      drawn={{
        tools: (error) => (
          <Field
            key="tools"
            id="startup-tools"
            field={startupForm.fields.tools}
            error={error}
            className={styles.half}
            hint="Optional. Put commas between them."
          />
        ),
      }}
    />
  );
}
