/** Polls until there is a value, for up to a minute. */
export async function waitFor<Value>(
  what: string,
  poll: () => Promise<Value | null>,
): Promise<Value> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const value = await poll();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Timed out waiting for ${what}.`);
}
