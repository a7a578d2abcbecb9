import type { TemplateContent } from '@grovemail/contract/console/templates.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { templateCall } from './paths.ts';

interface Props {
  code: string;
  content: TemplateContent;
  data: Readonly<Record<string, string>>;
  close(): void;
}

/** Sends what is written, as it is filled here, to one address. */
export function TestDialog({ code, content, data, close }: Props) {
  const toast = useToast();
  const [to, setTo] = useState('');
  const send = async () => {
    const { reply } = await post<{ reply: string }>(templateCall(code, '/tests'), {
      ...content,
      data,
      to,
    });
    return () => toast({ text: `Sent to ${to}: ${reply}`, icon: 'mailCheck' });
  };
  return (
    <FormDialog title="Send a test" submitLabel="Send it" submit={send} close={close}>
      <TextField
        label="To"
        hint="What is written now is sent at once, filled with the sample data. Nothing is stored."
        type="email"
        required
        autoFocus
        value={to}
        change={setTo}
      />
    </FormDialog>
  );
}
