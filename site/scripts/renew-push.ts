/**
 * Saves this browser's push subscription again if it has changed. Only visitors who allowed notifications load
 * the code.
 */
export function renewPush(): void {
  if (window.Notification?.permission === 'granted')
    void import('/gm-web-push.js').then(() => GroveWebPush.init());
}
