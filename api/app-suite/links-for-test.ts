import { signTrackingId } from '../signing/tracking-id.ts';
import { testKeys } from './app-for-test.ts';

/** A recipient with every kind of character that an address may contain, and their list. */
export const ada = { email: 'ada.o+news@mail.example', id: 'contact-1' };
export const list = { account: 'acc', message: 'msg', list: 'news' };

/** A good tracking id of the tests' newest key, or of another. */
export function trackingId(key: string = testKeys[0] ?? '', recipient = ada): string {
  return signTrackingId(list, recipient, key);
}

/** Every address of the page. */
export const pageForms = (id: string, { email, id: contact } = ada): string[] => {
  const [trackingId, address] = [id, email].map(encodeURIComponent);
  return [
    `/unsubscription/${trackingId}/${address}/${contact}`,
    `/preferences/${address}/${contact}/${trackingId}`,
    `/guests/preferences/${address}/${contact}/${trackingId}`,
  ];
};

/** The documented call's address. */
export const callOf = (id: string, { email, id: contact } = ada): string =>
  `/guests/unsubscribe/${encodeURIComponent(id)}?${new URLSearchParams({ contact_email: email, contact_id: contact })}`;

/** The headers of a page without a referrer, on a host of its own. */
export const ofPage = { origin: 'null', 'sec-fetch-site': 'cross-site' };

/** The response pages, as the site's build makes them, and the page itself. */
export const preferencePagesBuilt = {
  'preferences.html': '<h1>Preferences</h1>',
  '_responses/rejected.html': '<h1>{{title}}</h1><ul>{{messages}}</ul>',
  '_responses/preferences-saved.html':
    '<p>saved: {{outcome}}</p>{{stopped}}<input value="{{token}}">',
  '_responses/preferences-stopped.html':
    '<h1>{{title}}</h1><p>{{text}}</p>{{stopped}}<input value="{{token}}">',
  '_responses/preferences-state.html': '<h1>{{title}}</h1><p>{{text}}</p>{{stopped}}',
  '_responses/preferences-done.html': '<h1>{{title}}</h1><p>{{text}}</p>',
  '_responses/preferences-failed.html': '<h1>failed</h1>',
  'routes.json': JSON.stringify(
    [
      '/unsubscription/:tracking_id/:email/:id',
      '/preferences/:email/:id/:tracking_id',
      '/guests/preferences/:email/:id/:tracking_id',
    ].map((from) => ({
      from,
      to: '/preferences',
      headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    })),
  ),
};
