/** Milliseconds. Browsers fail a page's requests just before they leave it, and run none of its timers afterwards. */
const leavingTime = 200;

/**
 * Sends, and resends if no response arrived because the visitor left, as soon as the page returns from the browser's
 * back/forward cache. If the page never returns, nothing more happens here: the next one repeats it.
 * @param repeats false for what must not be sent twice: the outcome is then what is known of the first time
 */
export async function sendAcrossLeaving<Outcome extends { kind: string }>(
  send: () => Promise<Outcome>,
  repeats = true,
): Promise<Outcome> {
  const listening = new AbortController();
  const { signal } = listening;
  let isBack: Promise<unknown> | undefined;
  const leave = () => {
    isBack = new Promise((resolve) => addEventListener('pageshow', resolve, { signal }));
  };
  addEventListener('pagehide', leave, { signal });
  const outcome = await send();
  if (outcome.kind === 'failed') {
    await new Promise((resolve) => setTimeout(resolve, leavingTime));
    await isBack;
  }
  listening.abort();
  return repeats && isBack && outcome.kind === 'failed' ? send() : outcome;
}
