import { demoVisitor } from '@grovemail/domain/push/demo-visitor.ts';
import { callApi, jsonPost, unreachable } from '../../browser/call-api.ts';

/** How things stand in the live demo of web push. */
export type DemoState = GroveWebPushState | 'delivered';

export interface DemoDeps {
  push: Pick<GroveWebPushClient, 'init' | 'state' | 'subscribe' | 'unsubscribe'>;
  /** This browser's subscription, as its JSON. */
  subscription(): Promise<object | null>;
  /** Whether a notification with this tracking id is on the screen. */
  isShown(trackingId: string): Promise<boolean>;
  /** Where a test notification is asked for. */
  testUrl: string;
  fetch: typeof globalThis.fetch;
  /** Waits a moment between two looks. */
  pause(): Promise<void>;
  show(state: DemoState, words: string): void;
}

/** How often to look for a notification before saying that it is late. */
const looks = 60;

const words: Record<DemoState, string> = {
  default: 'This browser has not been asked yet. Subscribe, and it asks you.',
  subscribed: 'This browser is subscribed. Send yourself a notification.',
  delivered: 'Delivered. A click on it is counted.',
  denied:
    'Notifications of this site are blocked. Only you can lift that, in the settings of the browser.',
  unsupported: 'This browser has no web push. Your page shows no button then.',
  'needs-install':
    'On an iPhone or iPad, add this site to the home screen first: the share menu has "Add to Home Screen".',
};

/** The live demo of web push: every step says what came of it, and nothing that did not happen. */
export function pushDemo({ push, show, ...deps }: DemoDeps) {
  const settle = async (said?: string) => {
    const state = await push.state();
    show(state, said ?? words[state]);
  };

  return {
    async start() {
      await push.init();
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
          ? 'Not subscribed: the question was left open, or the subscription could not be saved. Try again.'
          : words[state],
      );
    },

    async test() {
      const subscription = await deps.subscription();
      if (!subscription) return settle();
      const sent = await sendTest(deps, subscription);
      if ('fault' in sent) return show('subscribed', sent.fault);
      show('subscribed', 'In line. Waiting for the push service…');
      for (let look = 0; look < looks; look += 1) {
        if (await deps.isShown(sent.id)) return show('delivered', words.delivered);
        await deps.pause();
      }
      show('subscribed', 'Not here yet. A push service may take its time: keep this browser open.');
    },

    async unsubscribe() {
      const wasSubscribed = await push.unsubscribe();
      await settle(
        wasSubscribed
          ? 'Unsubscribed. The subscription is forgotten, here and on the server.'
          : undefined,
      );
    },
  };
}

async function sendTest(
  { testUrl, fetch }: Pick<DemoDeps, 'testUrl' | 'fetch'>,
  subscription: object,
): Promise<{ id: string } | { fault: string }> {
  const init = jsonPost(JSON.stringify({ gm_web_push: subscription }));
  const answer = await callApi<{ data?: { id?: unknown } } | null>(testUrl, init, { fetch });
  if (answer.kind === 'refused') return { fault: answer.error };
  const id = answer.kind === 'accepted' ? answer.payload?.data?.id : null;
  return typeof id === 'string' ? { id } : { fault: unreachable };
}
