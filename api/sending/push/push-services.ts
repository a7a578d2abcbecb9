/**
 * Where today's browsers get their messages: Chrome and what is built on it, with Chrome's staging service
 * (chrome/browser/push_messaging/push_messaging_constants.cc), Firefox, Safari, and Edge.
 */
export const knownPushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** The host of a subscription's endpoint, with its port unless that is the default. */
export function pushServiceOf(endpoint: string): string {
  return URL.parse(endpoint)?.host ?? '';
}

/**
 * Whether a subscription's endpoint is at a known push service or one that the operator allows.
 * @param allowed hosts, each with its port unless that is the default; `*.` matches any subdomain
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  const host = pushServiceOf(endpoint);
  return [...knownPushServices, ...allowed].some((service) =>
    service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
  );
}
