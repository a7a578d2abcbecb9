import type { RowRole } from '@grovemail/contract/console/people.ts';
import type { IconName } from '../../components/Icon.tsx';

/** What erasure does to rows, in words: in the table, and in the question before it. */
export const outcomes: Readonly<Record<RowRole, { label: string; icon: IconName; asked: string }>> =
  {
    own: { label: 'Deleted', icon: 'trash', asked: 'deleted' },
    suppression: {
      label: 'Kept as a hash',
      icon: 'lock',
      asked: 'kept as a hash: that mail was stopped, so that it stays stopped',
    },
    kept: { label: 'Already a hash', icon: 'lock', asked: 'a hash already' },
    named: {
      label: 'Address removed, the row is another’s',
      icon: 'person',
      asked: 'of someone else: the address is taken out',
    },
    mentioned: {
      label: 'Kept, written by someone else',
      icon: 'check',
      asked: 'written by someone else: kept',
    },
  };

export const outcomeOrder = Object.keys(outcomes) as RowRole[];
