interface List {
  isOrdered: boolean;
  type: string | undefined;
  next: number;
}

/** The highest number with a Roman numeral. */
const maxNumeral = 3_999;

/** Tracks open lists, and makes the markers of their items. */
export function listMarks() {
  const open: List[] = [];
  return {
    isInList: () => open.length > 0,
    openList(name: 'ol' | 'ul', { start = '', type }: Readonly<Record<string, string>>): void {
      const next = Number.parseInt(start, 10);
      open.push({ isOrdered: name === 'ol', type, next: Number.isNaN(next) ? 1 : next });
    },
    closeList(): void {
      open.pop();
    },
    nextMark(): string {
      const list = open.at(-1);
      if (!list?.isOrdered) return '* ';
      const number = listNumber(list.next, list.type);
      list.next += 1;
      return `${number}. `;
    },
  };
}

/** The number of a list item in the format of `<ol type>`; digits if it has no letter or Roman numeral. */
export function listNumber(number: number, type = '1'): string {
  if (!(number >= 1 && number <= maxNumeral)) return String(number);
  if (type === 'a') return lettersOf(number);
  if (type === 'A') return lettersOf(number).toUpperCase();
  if (type === 'i') return romanOf(number);
  if (type === 'I') return romanOf(number).toUpperCase();
  return String(number);
}

/** a to z, aa, ab and so on. */
function lettersOf(number: number): string {
  const before = Math.floor((number - 1) / 26);
  const letter = String.fromCharCode('a'.charCodeAt(0) + ((number - 1) % 26));
  return before === 0 ? letter : lettersOf(before) + letter;
}

const numerals = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10 };
const smallNumerals = { ix: 9, v: 5, iv: 4, i: 1 };

function romanOf(number: number): string {
  let roman = '';
  let left = number;
  for (const [numeral, value] of Object.entries({ ...numerals, ...smallNumerals })) {
    roman += numeral.repeat(Math.floor(left / value));
    left %= value;
  }
  return roman;
}
