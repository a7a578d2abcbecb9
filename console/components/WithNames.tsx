import styles from './with-names.module.css';

/** How a placeholder is written; which ones there are is the server's to say. */
const written = /@(?:\{([^{}@<>\r\n]{1,100})\}|(\p{L}[\p{L}\p{M}\p{N}_]*))/gu;

interface Props {
  text: string;
  names: readonly string[];
  /** Those of them that want somebody. */
  open?: readonly string[];
}

/** A text of a template, its placeholders marked. */
export function WithNames({ text, names, open = [] }: Props) {
  const parts: { text: string; name: string | null }[] = [];
  let end = 0;
  for (const { 0: found, 1: braced, 2: plain = '', index } of text.matchAll(written)) {
    const name = braced?.trim() ?? plain;
    if (!names.includes(name)) continue;
    parts.push({ text: text.slice(end, index), name: null }, { text: found, name });
    end = index + found.length;
  }
  parts.push({ text: text.slice(end), name: null });
  return parts.map((part, at) =>
    part.name === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: it is shown as a whole.
      <mark key={at} className={styles.name} data-open={open.includes(part.name)}>
        {part.text}
      </mark>
    ),
  );
}
