import { callApi } from '../../browser/call-api.ts';

export interface ComposedMail {
  /** The one-time URL of a preview of the HTML. */
  url: string;
  subject: string;
  text: string;
  recipient: string;
}

/**
 * Fetches a mail that was composed with a test key.
 * @param base URL of the API
 * @returns null when it cannot be fetched
 */
export async function fetchComposedMail(
  base: string,
  id: string,
  key: string,
  fetch = globalThis.fetch,
): Promise<ComposedMail | null> {
  const address = `${base}/v1/transactionals/${encodeURIComponent(id)}`;
  const headers = { authorization: `Bearer ${key}` };
  const [mail, preview] = await Promise.all([
    callApi<Mail | null>(address, { headers, cache: 'no-store' }, { fetch }),
    callApi<Preview | null>(`${address}/preview`, { method: 'POST', headers }, { fetch }),
  ]);
  if (mail.kind !== 'accepted' || preview.kind !== 'accepted') return null;
  const url = preview.payload?.data.url ?? '';
  // Only a page of the API may be framed.
  if (!URL.canParse(url) || new URL(url).origin !== new URL(base).origin) return null;
  const { message, recipient_email: recipient } = mail.payload?.data ?? {};
  if (!message || !recipient) return null;
  return { url, subject: message.subject, text: message.text, recipient };
}

interface Mail {
  data: { message: { subject: string; text: string } | null; recipient_email: string };
}

interface Preview {
  data: { url: string };
}
