import {
  type ImportedList,
  type ImportKind,
  importKinds,
} from '@grovemail/contract/console/suppressions.ts';
import { useId, useState } from 'react';
import { post } from '../../calls/call.ts';
import { Check } from '../../components/Check.tsx';
import { counted, digits } from '../../components/counts.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import fields from '../../components/fields.module.css';
import { Select } from '../../components/Select.tsx';
import { TextField } from '../../components/TextField.tsx';
import { ListPreview } from './ListPreview.tsx';
import styles from './suppressions.module.css';
import { type Reading, useReadList } from './use-read-list.ts';

export interface Imported extends ImportedList {
  /** The first lines that were skipped. */
  faults: string[];
}

interface Props {
  close(): void;
  done(imported: Imported): void;
}

const kindWords: Readonly<Record<ImportKind, string>> = {
  unsubscribe: 'Unsubscribed',
  block: 'Set by you',
  bounce: 'Bounced',
  complaint: 'Complained',
};

/** Stops mail to the addresses of a file, after it was shown how the file is read. */
export function ImportDialog({ close, done }: Props) {
  const [list, setList] = useState('');
  const [as, setAs] = useState<ImportKind | ''>('');
  const [dates, setDates] = useState<'' | 'mdy' | 'dmy'>('');
  const [skipsFaults, setSkipsFaults] = useState(false);
  const { name, choose, body, reading } = useReadList({ list, as, dates });
  const { checked } = reading;
  const id = useId();
  const submit = async () => {
    const result = await post<ImportedList>('/api/suppressions/lists', { ...body, skipsFaults });
    return () => done({ ...result, faults: checked?.faults ?? [] });
  };
  return (
    <FormDialog
      title="Import a list"
      submitLabel={checked ? `Import ${digits(checked.rows)}` : 'Import'}
      busyLabel="Importing…"
      disabledReason={whyNot(name, reading, skipsFaults)}
      submit={submit}
      close={close}
    >
      <div className={fields.field}>
        <label htmlFor={id}>File</label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <p id={`${id}-hint`}>
          A CSV of Mailchimp, SendGrid, Postmark, Mailgun or Amazon SES, an export of this page, or
          any with a column for addresses.
        </p>
      </div>
      <div className={styles.pair}>
        <TextField
          label={checked?.namesLists ? 'List, or empty as exported' : 'List, or empty for all'}
          pattern="[A-Za-z0-9_\-]{1,100}"
          value={list}
          change={setList}
        />
        <Select<ImportKind | ''>
          label="Each row is"
          value={as}
          options={[
            ['', 'What the file says'],
            ...importKinds.map((kind) => [kind, kindWords[kind]] as const),
          ]}
          choose={setAs}
        />
      </div>
      {(dates !== '' || (checked && checked.timeColumn !== null && !checked.namesLists)) && (
        <Select<'' | 'mdy' | 'dmy'>
          label="Dates such as 01/05/2026 begin with"
          value={dates}
          options={[
            ['', 'What the file shows'],
            ['mdy', 'The month'],
            ['dmy', 'The day'],
          ]}
          choose={setDates}
        />
      )}
      <ListPreview reading={reading} list={list} as={as === '' ? '' : kindWords[as]} />
      {checked && checked.faultCount > 0 && checked.rows > 0 && (
        <Check
          className={styles.check}
          label={`Skip the ${counted(checked.faultCount, 'line')} with errors`}
          checked={skipsFaults}
          check={setSkipsFaults}
        />
      )}
    </FormDialog>
  );
}

function whyNot(name: string, reading: Reading, skipsFaults: boolean): string | undefined {
  const { checked, problem } = reading;
  if (name === '') return 'choose a file first';
  if (problem !== '') return 'it cannot be read';
  if (checked === null) return 'it is being read';
  if (checked.problem !== '') return 'nothing in it can be imported';
  if (checked.faultCount > 0 && !skipsFaults) return 'lines have errors';
  return;
}
