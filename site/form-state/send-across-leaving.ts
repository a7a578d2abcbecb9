import { waitForPagehide } from '../browser/call-api.ts';

/**
 * Sends. If the visitor left before the response, sends again once the page returns from the back/forward cache; if it
 * never returns, the next page does so.
 * @param repeats false for a request that must not be repeated
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
    await waitForPagehide();
    await isBack;
  }
  listening.abort();
  return repeats && isBack && outcome.kind === 'failed' ? send() : outcome;
}
