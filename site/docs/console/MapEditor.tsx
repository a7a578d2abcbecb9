import type { Pair } from '@grovemail/domain/request-form/form-field.ts';
import { useRef } from 'react';
import { CloseIcon, PlusIcon } from './ConsoleIcons.tsx';

interface Props {
  pairs: readonly Pair[];
  name: string;
  isWrong: boolean;
  onChange(pairs: readonly Pair[]): void;
}

/** An editor for key-value pairs. */
export function MapEditor({ pairs, name, isWrong, onChange }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const set = (at: number, change: Partial<Pair>) => {
    const pair = pairs[at];
    if (pair) onChange(pairs.with(at, { ...pair, ...change }));
  };
  return (
    <div ref={root} className="try-map">
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
        <div key={at} className="try-pair">
          <input
            aria-label={`Name ${at + 1} of ${name}`}
            aria-invalid={isWrong}
            spellCheck={false}
            autoCapitalize="none"
            value={pair.name}
            onChange={({ target }) => set(at, { name: target.value })}
          />
          <input
            aria-label={`Value of ${pair.name || `row ${at + 1}`}`}
            spellCheck={false}
            value={pair.value}
            onChange={({ target }) => set(at, { value: target.value })}
          />
          <button
            type="button"
            aria-label={`Remove ${pair.name || `row ${at + 1}`}`}
            onClick={() => {
              onChange(pairs.toSpliced(at, 1));
              root.current?.querySelector<HTMLElement>('.try-more')?.focus();
            }}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="try-more"
        onClick={() => {
          onChange([...pairs, { name: '', value: '' }]);
          setTimeout(() => {
            const names = root.current?.querySelectorAll<HTMLElement>('.try-pair > :first-child');
            [...(names ?? [])].at(-1)?.focus();
          }, 0);
        }}
      >
        <PlusIcon />
        Add a value
      </button>
    </div>
  );
}
