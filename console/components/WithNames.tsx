import styles from './with-names.module.css';

/** How a placeholder is written; which ones there are is the server's to say. */
const written = /@(?:\{([^{}@<>\r\n]{1,100})\}|(\p{L}[\p{L}\p{M}\p{N}_]*))/gu;

/** A text of a template, its placeholders marked. */
export function WithNames({ text, names }: { text: string; names: readonly string[] }) {
  const parts: { text: string; isName: boolean }[] = [];
  let end = 0;
  for (const { 0: found, 1: braced, 2: plain = '', index } of text.matchAll(written)) {
    if (!names.includes(braced?.trim() ?? plain)) continue;
    parts.push({ text: text.slice(end, index), isName: false }, { text: found, isName: true });
    end = index + found.length;
  }
  parts.push({ text: text.slice(end), isName: false });
  return parts.map((part, at) =>
    part.isName ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: it is shown as a whole.
      <mark key={at} className={styles.name}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
