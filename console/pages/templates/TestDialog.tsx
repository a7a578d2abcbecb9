import type { TemplateContent } from '@grovemail/contract/console/templates.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import fields from '../../components/fields.module.css';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import { useAct } from '../../frame/use-act.ts';
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
  const { act, error } = useAct(true);
  const [to, setTo] = useState('');
  const send = () =>
    act(async () => {
      const { reply } = await post<{ reply: string }>(templateCall(code, '/tests'), {
        ...{ ...content, data, to },
      });
      close();
      toast({ text: `Sent to ${to}: ${reply}`, icon: 'mailCheck' });
    });
  return (
    <Dialog title="Send a test" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label="To"
          hint="What is written now is sent at once, filled with the sample data. Nothing is stored."
          type="email"
          required
          autoFocus
          value={to}
          change={setTo}
        />
        {error && (
          <p className={fields.error} role="alert">
            {error}
          </p>
        )}
        <footer>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" look="settle">
            Send it
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
