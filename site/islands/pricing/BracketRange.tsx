import { useLayoutEffect, useRef } from 'react';
import styles from './bracket-range.module.css';

interface Props {
  label: string;
  /** The options of the select that it moves: see `selection-form.ts`. */
  options: readonly { value: number; label: string }[];
  value: number;
  /** What stands below each tick, empty below most. */
  scale: readonly string[];
}

/** A select's options as a slider, beside it. It has no name, so the form does not submit it. */
export function BracketRange({ label, options, value, scale }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.disabled = false;
  }, []);
  const last = Math.max(options.length - 1, 0);
  return (
    <div className={styles.range}>
      <label>
        <span className="sr">{label}</span>
        <input
          ref={input}
          id="brackets"
          type="range"
          max={last}
          defaultValue={0}
          disabled
          autoComplete="off"
          aria-valuetext={options.find((option) => option.value === value)?.label}
        />
      </label>
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M-.03 .5h${options.length}`} />
      </svg>
      <p aria-hidden="true">
        {scale.map((number, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each tick has its place
          <span key={at}>{number}</span>
        ))}
      </p>
    </div>
  );
}
