/** A sentence in which `*these words*` are bold and stay on one line. */
export function Rich({ text }: { text: string }) {
  return text
    .split('*')
    .map((part, index) =>
      index % 2 === 1 ? <b key={part}>{part.replaceAll(' ', '\u00a0')}</b> : part,
    );
}
