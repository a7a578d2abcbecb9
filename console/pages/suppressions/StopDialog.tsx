import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Check } from '../../components/Check.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../frame/ToastPlace.tsx';
import styles from './suppressions.module.css';

/** Stops mail to an address, of one list or all. */
export function StopDialog({ close, done }: { close(): void; done(): void }) {
  const toast = useToast();
  const [isComplaint, setIsComplaint] = useState(false);
  const [email, setEmail] = useState('');
  const [list, setList] = useState('');
  const [reason, setReason] = useState('');
  const stop = async () => {
    await post('/api/suppressions/stop', {
      email: email.trim(),
      isComplaint,
      reason: reason.trim() || null,
      list: isComplaint ? '*' : list.trim() || '*',
    });
    return () => {
      toast({ text: `Stopped for ${email}` });
      done();
    };
  };
  return (
    <FormDialog title="Stop mail to an address" submitLabel="Stop it" submit={stop} close={close}>
      <TextField
        label="Address"
        inputMode="email"
        required
        maxLength={320}
        value={email}
        change={setEmail}
      />
      <Check
        className={styles.check}
        label="They complained: stop mail of every kind"
        checked={isComplaint}
        check={setIsComplaint}
      />
      {!isComplaint && (
        <TextField
          label="List, or empty for all"
          pattern="[A-Za-z0-9_\-]{1,100}"
          value={list}
          change={setList}
        />
      )}
      <TextField label="Why, if you like" maxLength={200} value={reason} change={setReason} />
      <p>The recipient cannot undo it; you can.</p>
    </FormDialog>
  );
}
