/**
 * Maps the full-width forms of Chinese, Japanese and Korean input methods, such as `＠` and `．`, and the ideographic period to
 * ASCII (UTS 46 §2.3, RFC 8265 §3.3.1). Letters and digits are mapped only if the `@` has full width, too: otherwise they may be
 * part of the mailbox's name (RFC 5321 §2.3.11).
 */
export function typedAddress(text: string): string {
  if (!/[\u3002\ufe6b\uff01-\uff61]/.test(text)) return text;
  const forms = /[\ufe6b\uff20]/.test(text) ? anyForm : signs;
  return text.replace(/[\u3002\uff61]/g, '.').replace(forms, (form) => form.normalize('NFKC'));
}

const anyForm = /[\ufe6b\uff01-\uff5e]/g;

/** Full-width forms except letters and digits. */
const signs = /[\uff01-\uff0f\uff1a-\uff1f\uff3b-\uff40\uff5b-\uff5e]/g;
