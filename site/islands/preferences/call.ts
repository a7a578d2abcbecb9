/** What came of a call; `refused` with the API's own sentence, `failed` when nothing useful answered. */
export type Called<Data> =
  | { kind: 'done'; payload: Data }
  | { kind: 'refused'; error: string }
  | { kind: 'failed' };

/** Makes a call and reads the envelope's `error`. Nothing but a 2xx without one is a success. */
export async function call<Data>(
  method: 'PUT' | 'POST',
  url: string,
  body?: Record<string, unknown>,
): Promise<Called<Data>> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'omit',
      // What was chosen last goes out even when the page is left.
      keepalive: true,
      ...(body
        ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        : {}),
    });
    const { error, payload } = (await response.json()) as { error: unknown; payload: Data };
    if (response.ok && error === null) return { kind: 'done', payload };
    const isTold = response.status < 500 && typeof error === 'string' && error !== '';
    return isTold ? { kind: 'refused', error } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
