/**
 * The push services of Chrome and its derivatives, with Chrome's staging service
 * (chrome/browser/push_messaging/push_messaging_constants.cc), Firefox, Safari and Edge.
 */
const knownPushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** The host of an endpoint, with a port that is not the default. */
export function pushServiceOf(endpoint: string): string {
  return URL.parse(endpoint)?.host ?? '';
}

/**
 * Whether a subscription's endpoint is at a known push service or one that the operator allows.
 * @param allowed hosts as from `pushServiceOf`; `*.` matches any subdomain
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  const host = pushServiceOf(endpoint);
  return [...knownPushServices, ...allowed].some((service) =>
    service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
  );
}
