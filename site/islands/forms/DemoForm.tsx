import { demoForm } from '@grovemail/domain/forms/demo.ts';
import { LeadForm } from './LeadForm.tsx';

/** @param addresses.token our own API's endpoint for form tokens, if it gets the request */
export default function DemoForm(addresses: { action: string; token?: string }) {
  return (
    <LeadForm
      {...addresses}
      definition={demoForm}
      type="demo"
      label="Demo request"
      submit="Request a demo"
      note="All fields are required."
      promise="We will write to you to find a time."
    />
  );
}
