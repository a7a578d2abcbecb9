import { type Kept, keep } from './kept.ts';
import { log } from './log.ts';

/**
 * Ensures that this browser's subscription for the contact is saved. One that
 * is already saved unchanged is not saved again.
 * @param last the stored state
 * @param want the wanted state; computing it may also fail
 * @param renewed a subscription just renewed by the browser
 * @returns the id of the saved subscription; null on failure, which is logged
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

/** Reports that a subscription has ended. A lost report does no harm: the next send fails with 410. */
export async function forgetToken(kept: Kept, subscription: PushSubscription): Promise<void> {
  await post(kept, { gm_web_push: subscription, unsubscribed: true }).catch(() => {});
}

/** The public application-server key, for pages that set none. */
export async function askForKey(users: string): Promise<string> {
  const { key } = await dataOf(await fetch(`${users}/api/push-key`));
  return key as string;
}

/** The `data` of a success envelope, with an empty `id` if it has none. @throws for any other response */
async function dataOf(response: Response): Promise<Record<string, string>> {
  const { error, payload } = await response.json();
  if (!response.ok || error) throw error;
  return { id: '', ...payload?.data };
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
 * The subscription for this key. A subscription with another or an unknown key is replaced, because only
 * the key's owner can send to it.
 */
async function subscriptionFor(manager: PushManager, key: string, last: Kept | null) {
  const found = await manager.getSubscription();
  if (found && last?.key === key) return found;
  await found?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
