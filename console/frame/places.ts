import type { Overview } from '@grovemail/contract/console/session.ts';
import type { IconName } from '../components/Icon.tsx';

export interface Place {
  path: string;
  label: string;
  icon: IconName;
  /** After `G`. */
  key?: string;
  count?: keyof Overview;
  /** What the count says to screen readers. */
  counted?: string;
  /** One of those at the thumb on phones. */
  atThumb?: true;
  /** It wants somebody, rather than only telling how many there are. */
  wants?: true;
}

export interface Group {
  title: string;
  places: readonly Place[];
}

/** The navigation, in its order. */
export const groups: readonly Group[] = [
  {
    title: 'What came in',
    places: [
      {
        path: '/inbox',
        label: 'Inbox',
        icon: 'inbox',
        key: 'I',
        atThumb: true,
        count: 'inbox',
        counted: 'open',
      },
      { path: '/subscribers', label: 'Subscribers', icon: 'subscribers' },
      { path: '/feedback', label: 'Feedback', icon: 'feedback' },
      {
        path: '/quarantine',
        label: 'Quarantine',
        icon: 'quarantine',
        count: 'quarantine',
        counted: 'held back',
      },
    ],
  },
  {
    title: 'Mail',
    places: [
      {
        path: '/emails',
        label: 'Emails',
        icon: 'emails',
        key: 'E',
        atThumb: true,
        count: 'gaveUp',
        counted: 'gave up',
        wants: true,
      },
      { path: '/templates', label: 'Templates', icon: 'templates', key: 'T' },
      { path: '/suppressions', label: 'Suppressions', icon: 'suppressions', key: 'S' },
      { path: '/people', label: 'People', icon: 'people', key: 'P', atThumb: true },
    ],
  },
  {
    title: 'Developers',
    places: [
      {
        path: '/webhooks',
        label: 'Webhooks',
        icon: 'webhooks',
        key: 'W',
        count: 'webhooks',
        counted: 'failing',
        wants: true,
      },
      { path: '/keys', label: 'API keys', icon: 'keys', key: 'K' },
    ],
  },
  {
    title: 'System',
    places: [
      {
        ...{
          path: '/health',
          label: 'Health',
          icon: 'health',
          key: 'H',
          wants: true,
          atThumb: true,
        },
        count: 'health',
        counted: 'to do',
      },
      { path: '/visits', label: 'Visits', icon: 'visits' },
      { path: '/audit', label: 'Audit log', icon: 'audit' },
    ],
  },
];

export const places: readonly Place[] = groups.flatMap(({ places }) => places);
