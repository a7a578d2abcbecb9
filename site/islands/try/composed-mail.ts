/** A test mail, ready to be shown. */
export interface ComposedMail {
  /** Shows the HTML, once. */
  url: string;
  subject: string;
  text: string;
  recipient: string;
}

/**
 * Fetches what a test key composed.
 * @param base where the API is
 * @returns null when it cannot be had
 */
export async function composedMail(
  base: string,
  id: string,
  key: string,
  fetch = globalThis.fetch,
): Promise<ComposedMail | null> {
  const address = `${base}/v1/transactionals/${encodeURIComponent(id)}`;
  const headers = { authorization: `Bearer ${key}` };
  try {
    const [mail, preview] = await Promise.all([
      fetch(address, { headers, credentials: 'omit', cache: 'no-store' }).then(dataOf),
      fetch(`${address}/preview`, { method: 'POST', headers, credentials: 'omit' }).then(dataOf),
    ]);
    const message = mail.message as { subject: string; text: string };
    const url = new URL(String(preview.url));
    // Anything but a page of the API must never be framed.
    if (url.origin !== new URL(base).origin) return null;
    return {
      url: url.href,
      subject: message.subject,
      text: message.text,
      recipient: String(mail.recipient_email),
    };
  } catch {
    return null;
  }
}

async function dataOf(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()).payload.data;
}
