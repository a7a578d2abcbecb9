/**
 * Has this browser's push subscription saved again if it has changed. Only whoever allowed
 * notifications loads anything for it.
 */
export function renewPush(): void {
  if (window.Notification?.permission === 'granted')
    void import('/gm-web-push.js').then(() => GroveWebPush.init());
}
