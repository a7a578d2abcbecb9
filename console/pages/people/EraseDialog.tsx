import type { PersonErased, PersonSummary } from '@grovemail/contract/console/people.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { counted, digits } from '../../components/counts.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { useToast } from '../../frame/ToastPlace.tsx';
import { outcomeOrder, outcomes } from './outcomes.ts';
import styles from './people.module.css';

interface Props {
  person: PersonSummary;
  exportAll(): void;
  close(): void;
  /** @param problem what is left to do; empty if nothing is */
  done(problem: string): void;
}

/** Asks, with how many rows have which end, and wants the address typed. */
export function EraseDialog({ person, exportAll, close, done }: Props) {
  const { address, lines } = person;
  const { surroundings, refresh } = useFrame();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const countOf = (role: string) =>
    lines.reduce((sum, line) => sum + (line.role === role ? line.rows : 0), 0);
  const isTyped = typed.trim().toLowerCase() === address;
  const erase = async () => {
    const erased = await post<PersonErased>('/api/people/erase', { email: address, typed });
    return () => {
      toast({ text: `Erased: ${counted(erased.rows, 'row')}`, icon: 'trash' });
      refresh();
      done(erased.problem);
    };
  };
  return (
    <FormDialog
      title="Erase everything about this person?"
      submitLabel={`Erase ${digits(countOf('own'))} rows`}
      busyLabel="Erasing…"
      cancelLabel="Keep it"
      isDanger
      disabledReason={isTyped ? undefined : 'type the address first'}
      note={<span className={styles.logged}>Logged as {surroundings.me}, by a keyed hash</span>}
      submit={erase}
      close={close}
    >
      <div className={styles.erase}>
        <p>
          <b>{address}</b>, in any spelling. This cannot be undone.
        </p>
        <dl>
          {outcomeOrder
            .filter((role) => countOf(role) > 0)
            .map((role) => (
              <div key={role}>
                <dt>{digits(countOf(role))}</dt>
                <dd>
                  {countOf(role) === 1 ? 'row is' : 'rows are'} {outcomes[role].asked}
                </dd>
              </div>
            ))}
        </dl>
        <p className={styles.backups}>
          <Icon name="archive" />
          <span>
            Backups and stores that were moved aside keep it until they expire. No copy yet?
          </span>
          <Button look="quiet" onClick={exportAll}>
            Export first
          </Button>
        </p>
        <label>
          Type the address to erase it
          <input
            type="text"
            inputMode="email"
            autoComplete="off"
            maxLength={320}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </div>
    </FormDialog>
  );
}
