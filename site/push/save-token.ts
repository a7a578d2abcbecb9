import { type Kept, keep } from './kept.ts';
import { log } from './log.ts';

/**
 * Makes sure that this browser's subscription for the contact is saved. One that
 * is there and saved as it stands is left alone.
 * @param last what was kept before
 * @param want what is to be kept from now on; finding it out may fail as well
 * @param renewed a subscription that the browser has just renewed
 * @returns what it is saved under; null when it could not be, which is logged and no more
 */
export async function saveToken(
  manager: PushManager,
  last: Kept | null,
  want: () => Omit<Kept, 'saved' | 'id'> | Promise<Omit<Kept, 'saved' | 'id'>>,
  renewed?: PushSubscription | null,
): Promise<{ id: string } | null> {
  try {
    const wanted = await want();
    const subscription = renewed ?? (await subscriptionFor(manager, wanted.key, last));
    const saved = JSON.stringify(subscription);
    if (last?.saved === saved && JSON.stringify(last.contact) === JSON.stringify(wanted.contact)) {
      return { id: last.id };
    }
    await keep({ ...wanted, saved: null, id: '' });
    const data = await post(wanted, { ...wanted.contact, gm_web_push: subscription });
    await keep({ ...wanted, saved, id: data.id });
    return data;
  } catch (cause) {
    log('Unable to save subscription token', cause);
    return null;
  }
}

/** Tells the service that a subscription is over; if it does not hear, it learns it when it next sends. */
export async function forgetToken(kept: Kept, subscription: PushSubscription): Promise<void> {
  await post(kept, { gm_web_push: subscription, unsubscribed: true }).catch(() => {});
}

/** The public application-server key, for pages that do not bring it. */
export async function askForKey(users: string): Promise<string> {
  const { key } = await dataOf(await fetch(`${users}/api/push-key`));
  return key as string;
}

/** The payload's data of an answer in the API's envelope. @throws for any other answer */
async function dataOf(response: Response): Promise<Record<string, string>> {
  const { error, payload } = await response.json();
  if (!response.ok || error) throw error;
  return payload.data;
}

async function post(to: Pick<Kept, 'users' | 'apiKey'>, body: object): Promise<{ id: string }> {
  const response = await fetch(`${to.users}/api/contacts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${to.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
  });
  return (await dataOf(response)) as { id: string };
}

/**
 * The subscription for this key. One that was made for another key, or of which nothing is known, is
 * of no use: nobody but the key's holder can send to it.
 */
async function subscriptionFor(manager: PushManager, key: string, last: Kept | null) {
  const found = await manager.getSubscription();
  if (found && last?.key === key) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
