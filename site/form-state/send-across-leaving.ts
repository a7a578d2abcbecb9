/** Milliseconds. Browsers fail the requests of a page just before they leave it, and run no timers of it after. */
const leavingTime = 200;

/**
 * Sends, and once more if no answer came because the visitor left meanwhile, as soon as the page is back from the
 * browser's back/forward cache. On a page that never comes back nothing happens any more: the next one repeats it.
 */
export async function sendAcrossLeaving<Outcome extends { kind: string }>(
  send: () => Promise<Outcome>,
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
  return isBack && outcome.kind === 'failed' ? send() : outcome;
}
