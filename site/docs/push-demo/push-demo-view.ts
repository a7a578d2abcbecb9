import { type DemoState, pushDemo } from './push-demo.ts';

const buttons: Readonly<Record<string, readonly DemoState[]>> = {
  subscribe: ['default'],
  test: ['subscribed', 'delivered'],
  unsubscribe: ['subscribed', 'delivered'],
};

/** Connects the demo of the web push guide to its markup. */
export async function startPushDemo(root: HTMLElement): Promise<void> {
  const status = root.querySelector('[data-status]');
  const showStatus = (words: string) => {
    if (status) status.textContent = words;
  };
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-do="${name}"]`);

  function show(state: DemoState, words: string) {
    const focused = root.querySelector(':focus');
    root.dataset.state = state;
    for (const node of root.querySelectorAll<HTMLElement>('[data-node]')) {
      if (node.dataset.node === state) node.setAttribute('aria-current', 'step');
      else node.removeAttribute('aria-current');
    }
    for (const [name, states] of Object.entries(buttons)) {
      button(name)?.toggleAttribute('hidden', !states.includes(state));
    }
    showStatus(words);
    // Keep the focus in the demo when its button disappears.
    if (focused instanceof HTMLElement && focused.hidden) {
      root.querySelector<HTMLElement>('[data-do]:not([hidden])')?.focus();
    }
  }

  try {
    await import('/gm-web-push.js');
  } catch {
    return showStatus('Web push could not be loaded. Reload the page to try it.');
  }
  const { apiUrl } = root.dataset;
  const registration = () => navigator.serviceWorker.getRegistration('/');
  const demo = pushDemo({
    push: GroveWebPush,
    subscription: async () =>
      (await (await registration())?.pushManager.getSubscription())?.toJSON() ?? null,
    isDisplayed: async (tag) =>
      ((await (await registration())?.getNotifications({ tag })) ?? []).length > 0,
    testUrl: root.dataset.testUrl ?? '',
    // With that API's own key instead of the built one.
    settings:
      apiUrl === undefined ? {} : { apiUrl: apiUrl || location.origin, applicationServerKey: '' },
    fetch: (...given) => fetch(...given),
    pause: () => new Promise((done) => setTimeout(done, 500)),
    show,
  });
  for (const name of ['subscribe', 'test', 'unsubscribe'] as const) {
    button(name)?.addEventListener('click', async ({ currentTarget }) => {
      const pressed = currentTarget as HTMLButtonElement;
      if (pressed.ariaDisabled === 'true') return;
      pressed.ariaDisabled = 'true';
      await demo[name]();
      pressed.ariaDisabled = null;
    });
  }
  await demo.start();
}
