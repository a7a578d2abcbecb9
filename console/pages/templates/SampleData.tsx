import { samples } from '@grovemail/config/samples.ts';
import type { Ref } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import styles from './sample-data.module.css';
import { sampleValue } from './sample-values.ts';

interface Props {
  names: readonly string[];
  open: ReadonlySet<string>;
  data: Readonly<Record<string, string>>;
  change(data: Record<string, string>): void;
  /** The first one without a value, or the first. */
  ref: Ref<HTMLInputElement>;
}

/** A value for each name. They are typed, or the samples of the site, and leave the page with it. */
export function SampleData({ names, open, data, change, ref }: Props) {
  const first = names.find((name) => open.has(name)) ?? names[0];
  const fill = () => {
    const filled = names.map((name) => [name, data[name] || sampleValue(name)] as const);
    change({ ...data, ...Object.fromEntries(filled) });
  };
  return (
    <section className={styles.data} aria-labelledby="sample-data">
      <header>
        <h2 id="sample-data">Sample data</h2>
        <span>typed here, or from {samples.shop.name}</span>
        <Button onClick={fill}>Fill in samples</Button>
      </header>
      {names.length === 0 ? (
        <p>It has no names to fill. Write one as @firstname.</p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name} data-open={open.has(name)}>
              <label htmlFor={`sample-${name}`}>{name}</label>
              <input
                id={`sample-${name}`}
                ref={name === first ? ref : undefined}
                placeholder="no value"
                autoComplete="off"
                maxLength={10_000}
                value={data[name] ?? ''}
                onChange={({ target }) => change({ ...data, [name]: target.value })}
              />
              {open.has(name) && (
                <span>
                  <Icon name="warning" size={13} />
                  Unfilled
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
