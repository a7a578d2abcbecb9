import type { KeyItem, NewKey } from '@grovemail/contract/console/keys.ts';
import type { KeyScope } from '@grovemail/domain/keys/key-scope.ts';
import { useState } from 'react';
import { post } from '../../calls/call.ts';
import { Checks } from '../../components/Checks.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Select } from '../../components/Select.tsx';
import { TextField } from '../../components/TextField.tsx';
import { partScopes, scopeTexts } from './scopes.ts';

type Kind = 'parts' | 'all' | 'push-only';
const kinds: readonly (readonly [Kind, string])[] = [
  ['parts', 'Only what is ticked'],
  ['all', scopeTexts.all],
  ['push-only', scopeTexts['push-only']],
];
const ends = [
  ['', 'Never'],
  ['30', 'In 30 days'],
  ['90', 'In 90 days'],
  ['365', 'In a year'],
] as const;

interface Props {
  /** One that it replaces; null: none. */
  like: KeyItem | null;
  close(): void;
  onMade(made: NewKey): void;
}

/** What a new key may do. */
export function NewKeyDialog({ like, close, onMade }: Props) {
  const [label, setLabel] = useState(like?.label ?? '');
  const [kind, setKind] = useState<Kind>(kindOf(like));
  const [parts, setParts] = useState<KeyScope[]>(
    partScopes.filter((p) => like?.scopes.includes(p)),
  );
  const [options, setOptions] = useState<('test' | 'strict')[]>([
    ...(like?.isTest ? (['test'] as const) : []),
    ...(like?.isStrict ? (['strict'] as const) : []),
  ]);
  const [days, setDays] = useState('');
  const [networks, setNetworks] = useState(like?.networks.join(', ') ?? '');
  const make = async () => {
    const body = {
      label,
      scopes: kind === 'parts' ? parts : [kind],
      isTest: options.includes('test'),
      isStrict: options.includes('strict'),
      days: days === '' ? null : Number(days),
      networks: networks.split(/[\s,]+/).filter(Boolean),
    };
    const made = await post<NewKey>('/api/keys', body);
    return () => onMade(made);
  };
  return (
    <FormDialog
      title={like ? `Make the successor of ${like.label}` : 'Make a key'}
      submitLabel="Make it"
      submit={make}
      close={close}
    >
      <TextField
        label="Name"
        hint="You recognize it by this in the list."
        maxLength={100}
        value={label}
        change={setLabel}
      />
      <Select<Kind> label="May do" value={kind} options={kinds} choose={setKind} />
      {kind === 'parts' && (
        <Checks
          label="Scopes"
          options={partScopes.map((scope) => [scope, `${scope}: ${scopeTexts[scope]}`] as const)}
          chosen={parts}
          choose={setParts}
        />
      )}
      <Checks
        label="Kind"
        options={[
          ['test', 'Test: nothing is sent'],
          ['strict', 'Strict: every placeholder needs a value'],
        ]}
        chosen={options}
        choose={setOptions}
      />
      <Select label="Ends" value={days} options={ends} choose={setDays} />
      <TextField
        label="Networks"
        hint="Such as 203.0.113.0/24, with commas between them; empty: any."
        value={networks}
        change={setNetworks}
      />
    </FormDialog>
  );
}

function kindOf(like: KeyItem | null): Kind {
  if (like?.scopes.includes('all')) return 'all';
  return like?.scopes.includes('push-only') ? 'push-only' : 'parts';
}
