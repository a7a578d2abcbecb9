import type { IconName } from '../../components/Icon.tsx';

export interface Action {
  label: string;
  icon: IconName;
  /** Where it is done. */
  path: string;
  /** What does it there. */
  key?: string;
  /** Not while the console only reads. */
  changes?: true;
}

/** What can be done from anywhere. */
export const actions: readonly Action[] = [
  {
    label: 'Stop an address',
    icon: 'suppressions',
    path: '/suppressions',
    key: 's',
    changes: true,
  },
  { label: 'Settle what gave up, by cause', icon: 'resend', path: '/emails?view=gave-up' },
  { label: 'Write a template', icon: 'templates', path: '/templates', key: 'n', changes: true },
  { label: 'Add a webhook', icon: 'webhooks', path: '/webhooks', key: 'n', changes: true },
  { label: 'Make an API key', icon: 'keys', path: '/keys', key: 'n', changes: true },
  { label: 'Check everything again', icon: 'stethoscope', path: '/health', key: 'r' },
];
