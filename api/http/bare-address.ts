/**
 * An address without the port that some proxies append in X-Forwarded-For:
 * `192.0.2.1:4711` or `[2001:db8::1]:443` (RFC 7239, section 6, writes them so too).
 */
export function bareAddress(text: string): string {
  const [, bracketed, dotted] = withPort.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}

const withPort = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/i;
