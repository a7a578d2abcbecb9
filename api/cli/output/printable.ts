/** Removes control and bidirectional characters that a terminal would obey; keeps line ends and tabs. */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trimEnd();
}
