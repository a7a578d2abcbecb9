import { type Ref, useState } from 'react';
import { Face } from '../../frame/Face.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import styles from './owner-choice.module.css';

interface Props {
  owner: string | null;
  team: readonly string[];
  ref: Ref<HTMLSelectElement>;
  choose(owner: string | null): Promise<void>;
}

export function OwnerChoice({ owner, team, ref, choose }: Props) {
  const { surroundings, readingOnly } = useFrame();
  const { me } = surroundings;
  /** The new owner while it is being stored. */
  const [pending, setPending] = useState<string | null>(null);
  const names = [...new Set([me, ...team, ...(owner === null ? [] : [owner])])];
  return (
    <label className={styles.owner} title={readingOnly}>
      <Face name={owner} />
      <span className="sr">Owner</span>
      <select
        ref={ref}
        value={pending ?? owner ?? ''}
        disabled={readingOnly !== undefined}
        aria-keyshortcuts="a"
        onChange={({ target }) => {
          setPending(target.value);
          void choose(target.value === '' ? null : target.value).finally(() => setPending(null));
        }}
      >
        <option value="">Nobody</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name === me ? `${name}, you` : name}
          </option>
        ))}
      </select>
    </label>
  );
}
