/**
 * An address as an input method for Chinese, Japanese or Korean writes it, in ASCII: full-width forms such as `＠` and
 * `．`, and the ideographic full stop (UTS 46 §2.3, RFC 8265 §3.3.1). Letters and figures before the `@` are mapped only
 * if the `@` has full width, too: otherwise they may be the mailbox's name, which is opaque (RFC 5321 §2.3.11).
 */
export function typedAddress(text: string): string {
  if (!/[\u3002\ufe6b\uff01-\uff61]/.test(text)) return text;
  const forms = /[\ufe6b\uff20]/.test(text) ? anyForm : signs;
  return text.replace(/[\u3002\uff61]/g, '.').replace(forms, (form) => form.normalize('NFKC'));
}

const anyForm = /[\ufe6b\uff01-\uff5e]/g;

/** Full-width forms but for letters and figures. */
const signs = /[\uff01-\uff0f\uff1a-\uff1f\uff3b-\uff40\uff5b-\uff5e]/g;
