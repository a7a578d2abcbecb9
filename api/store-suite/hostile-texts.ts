/** Texts that must round-trip unchanged, each with what it tests. */
export const hostileTexts: readonly [name: string, text: string][] = [
  ['quotes and SQL', `'; drop table enquiries; -- "`],
  ['placeholders', '$1 ?1 :name @x'],
  ['right to left and emoji', 'שלום 👩🏽‍💻 مرحبا'],
  ['combining and composed', 'e\u0301 é'],
  ['currency', '₦1,000 Ksh ₵'],
  ['line ends and tabs', 'a\r\nb\tc\n'],
  ['past the basic plane', '\u{10FFFF}\u{1F600}'],
  ['nothing', ''],
  ['64 KB', 'x'.repeat(65_536)],
];
