export interface ReplyCodes {
  /** Enhanced status codes except X.0.0, the most specific first, those of the reply before the report's. */
  enhanced: string[];
  /** The SMTP reply code, such as `550`. */
  basic: string | null;
  /** The other server asked to try again later. */
  isTemporary: boolean;
}

/**
 * The codes of a bounce (RFC 3463, RFC 5321 §4.2).
 * @param status of the report, which may repeat the reply's or be vague
 */
export function readCodes(status: string, reply: string): ReplyCodes {
  const text = reply.slice(0, maxLength);
  const basic = basicCode.exec(text)?.[0] ?? null;
  const [first] = text.match(enhancedCode) ?? [];
  // A report repeats the last reply, so its own class only counts without one.
  const deciding = basic ?? first ?? status.trim();
  return {
    enhanced: bySpecificity([...specificIn(text), ...specificIn(status)]),
    basic,
    isTemporary: deciding.startsWith('4'),
  };
}

/** Longer than any server's reply. */
export const maxLength = 2_000;

function specificIn(text: string): string[] {
  return (text.slice(0, maxLength).match(enhancedCode) ?? []).filter((code) => code[2] !== '0');
}

/** Sorts X.Y.0 after more specific codes. */
function bySpecificity(codes: readonly string[]): string[] {
  const isGeneral = (code: string) => code.endsWith('.0');
  const unique = [...new Set(codes)];
  return [...unique.filter((code) => !isGeneral(code)), ...unique.filter(isGeneral)];
}

/** Excludes parts of IP addresses, versions and names. */
const enhancedCode = /(?<![\w.]|[a-z]-)[45]\.[0-7]\.\d{1,3}(?!\w|\.\d)/gi;

const basicCode = /(?<![\w.#/]|[a-z]-)[45][0-5]\d(?=[\s\-:;,]|$)/i;
