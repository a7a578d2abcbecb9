import type { Built } from './built.ts';
import { keep, readKept } from './kept.ts';
import { log } from './log.ts';
import { askForKey, forgetToken, saveToken } from './save-token.ts';

/**
 * Web push for a page.
 * @param built with absolute bases
 */
export function webPushClient(built: Built): GroveWebPushClient {
  let settings: GroveWebPushSettings = {};
  let policy: ScriptPolicy | undefined;
  const workerUrl = () => settings.workerUrl ?? '/gm-service-worker.js';
  const isSupported = () =>
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    // A third-party service serves no key.
    (settings.applicationServerKey || settings.apiUrl || built.key !== '');

  /** Logs failures instead of throwing. @returns null on failure */
  async function register(): Promise<ServiceWorkerRegistration | null> {
    try {
      // Required by `require-trusted-types-for 'script'`: allows this one URL.
      policy ??= (window as WithTrustedTypes).trustedTypes?.createPolicy('gm-web-push', {
        createScriptURL(url) {
          if (url === workerUrl()) return url;
          throw Error(url);
        },
      });
      const url = workerUrl();
      await navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url, { scope: '/' });
      return await navigator.serviceWorker.ready;
    } catch (cause) {
      log('Unable to register the service worker', cause);
      return null;
    }
  }

  async function save({ pushManager }: ServiceWorkerRegistration, contact: GroveWebPushContact) {
    return saveToken(pushManager, await readKept(), async () => {
      const { apiKey = built.apiKey, apiUrl, applicationServerKey = built.key } = settings;
      const users = apiUrl ?? built.users;
      const key = applicationServerKey || (await askForKey(users));
      return { apiKey, users, messaging: apiUrl ?? built.messaging, key, contact };
    });
  }

  return {
    async init(given = {}) {
      settings = given;
      if (!isSupported() || Notification.permission !== 'granted') return;
      const kept = await readKept();
      const registration = kept && (await register());
      if (registration) await save(registration, kept.contact);
    },

    async state() {
      if (!isSupported()) return isInstallable() ? 'needs-install' : 'unsupported';
      const { permission } = Notification;
      if (permission === 'granted' && (await current())) return 'subscribed';
      return permission === 'denied' ? permission : 'default';
    },

    async subscribe(contact) {
      if (!isSupported()) return null;
      // In parallel: the prompt needs a user activation, which expires.
      const registering = register();
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const registration = await registering;
      return registration && save(registration, contact);
    },

    async unsubscribe() {
      const subscription = await current();
      const kept = await readKept();
      await keep(null);
      if (!subscription) return false;
      if (kept) await forgetToken(kept, subscription);
      return subscription.unsubscribe().catch(() => false);
    },
  };
}

/** A TrustedScriptURL, which the DOM's types lack. */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface WithTrustedTypes {
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
}

/** @returns null also without browser support, or if the page may not use it */
async function current(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Only iOS has this property; it supports push only for sites on the home screen. */
function isInstallable(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}
