import type { Overview } from '@grovemail/contract/console/session.ts';
import type { IconName } from '../components/Icon.tsx';

export interface Place {
  path: string;
  label: string;
  icon: IconName;
  /** After `G`. */
  key?: string;
  count?: keyof Overview;
  /** For screen readers. */
  countLabel?: string;
  isInPhoneBar?: true;
  /** The count asks for action. */
  isUrgent?: true;
}

export interface Group {
  title: string;
  places: readonly Place[];
}

/** The pages in the order of the navigation. */
export const groups: readonly Group[] = [
  {
    title: 'What came in',
    places: [
      {
        path: '/inbox',
        label: 'Inbox',
        icon: 'inbox',
        key: 'I',
        isInPhoneBar: true,
        count: 'inbox',
        countLabel: 'open',
      },
      { path: '/subscribers', label: 'Subscribers', icon: 'subscribers' },
      { path: '/feedback', label: 'Feedback', icon: 'feedback' },
      {
        path: '/quarantine',
        label: 'Quarantine',
        icon: 'quarantine',
        count: 'quarantine',
        countLabel: 'held back',
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
        isInPhoneBar: true,
        count: 'gaveUp',
        countLabel: 'gave up',
        isUrgent: true,
      },
      { path: '/templates', label: 'Templates', icon: 'templates', key: 'T' },
      { path: '/suppressions', label: 'Suppressions', icon: 'suppressions', key: 'S' },
      { path: '/people', label: 'People', icon: 'people', key: 'P', isInPhoneBar: true },
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
        countLabel: 'failing',
        isUrgent: true,
      },
      { path: '/keys', label: 'API keys', icon: 'keys', key: 'K' },
    ],
  },
  {
    title: 'System',
    places: [
      {
        path: '/health',
        label: 'Health',
        icon: 'health',
        key: 'H',
        isInPhoneBar: true,
        count: 'health',
        countLabel: 'to do',
        isUrgent: true,
      },
      { path: '/visits', label: 'Visits', icon: 'visits' },
      { path: '/audit', label: 'Audit log', icon: 'audit' },
    ],
  },
];

export const places: readonly Place[] = groups.flatMap(({ places }) => places);
