import { demoVisitor } from '@grovemail/domain/push/demo-visitor.ts';
import { callApi, jsonPost, unreachable } from '../../browser/call-api.ts';

export type DemoState = GroveWebPushState | 'delivered';

export interface DemoDeps {
  push: Pick<GroveWebPushClient, 'init' | 'state' | 'subscribe' | 'unsubscribe'>;
  /** This browser's subscription, as its JSON. */
  subscription(): Promise<object | null>;
  /** Whether a notification with this tracking id is on the screen. */
  isDisplayed(trackingId: string): Promise<boolean>;
  /** The settings of web push on this page. */
  settings: GroveWebPushSettings;
  /** The endpoint that sends a test notification. */
  testUrl: string;
  fetch: typeof globalThis.fetch;
  /** Waits between two checks for the notification. */
  pause(): Promise<void>;
  show(state: DemoState, words: string): void;
}

/** How often to check for the notification before it counts as late. */
const maxChecks = 60;

const words: Record<DemoState, string> = {
  default: 'This browser has not been asked yet. Subscribe to see the prompt.',
  subscribed: 'This browser is subscribed. Send yourself a notification.',
  delivered: 'Delivered. Clicks are counted.',
  denied:
    'Notifications from this site are blocked. Only you can allow them, in your browser settings.',
  unsupported: 'This browser does not support web push. Your page should show no button.',
  'needs-install':
    'On an iPhone or iPad, first add this site to the home screen: choose "Add to Home Screen" in the share menu.',
};

/** The live demo of web push. Every step shows its actual outcome. */
export function pushDemo({ push, show, ...deps }: DemoDeps) {
  const settle = async (message?: string) => {
    const state = await push.state();
    show(state, message ?? words[state]);
  };

  return {
    async start() {
      await push.init(deps.settings);
      await settle();
    },

    async subscribe() {
      const saved = await push.subscribe(demoVisitor);
      if (saved) return settle();
      const state = await push.state();
      const isOpen = state === 'default' || state === 'subscribed';
      show(
        state,
        isOpen
          ? 'Not subscribed: the prompt was dismissed, or the subscription could not be saved. Try again.'
          : words[state],
      );
    },

    async test() {
      const subscription = await deps.subscription();
      if (!subscription) return settle();
      const sent = await sendTest(deps, subscription);
      if ('error' in sent) return show('subscribed', sent.error);
      show('subscribed', 'Queued. Waiting for the push service…');
      for (let check = 0; check < maxChecks; check += 1) {
        if (await deps.isDisplayed(sent.id)) return show('delivered', words.delivered);
        await deps.pause();
      }
      show('subscribed', 'Not here yet. Push services can be slow, so keep this browser open.');
    },

    async unsubscribe() {
      const wasSubscribed = await push.unsubscribe();
      await settle(
        wasSubscribed
          ? 'Unsubscribed. The subscription is deleted, here and on the server.'
          : undefined,
      );
    },
  };
}

async function sendTest(
  { testUrl, fetch }: Pick<DemoDeps, 'testUrl' | 'fetch'>,
  subscription: object,
): Promise<{ id: string } | { error: string }> {
  const init = jsonPost(JSON.stringify({ gm_web_push: subscription }));
  const response = await callApi<{ data?: { id?: unknown } } | null>(testUrl, init, { fetch });
  if (response.kind === 'rejected') return { error: response.error };
  const id = response.kind === 'accepted' ? response.payload?.data?.id : null;
  return typeof id === 'string' ? { id } : { error: unreachable };
}
