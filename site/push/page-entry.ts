import { webPushClient } from './client.ts';

const { users, messaging, apiKey, key } = import.meta.env.PUSH_BUILT;
// A module has no `currentScript`; the page's origin is used then.
const { currentScript } = document;
const origin = new URL((currentScript as HTMLScriptElement | null)?.src || location.href).origin;

Object.assign(globalThis, {
  GroveWebPush: webPushClient({
    users: users || origin,
    messaging: messaging || origin,
    apiKey,
    key,
  }),
});
