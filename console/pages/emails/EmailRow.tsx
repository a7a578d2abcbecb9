import type { EmailItem } from '@grovemail/contract/console/emails.ts';
import type { Empty } from '../../components/ListState.tsx';
import { Pill } from '../../components/Pill.tsx';
import type { RowText } from '../../components/RowLink.tsx';
import type { Filter } from './FilterBar.tsx';
import { statuses } from './statuses.ts';
import { titleOf } from './topics.ts';

/** An email, or what waits. */
export function emailRow({ status, subject, what, to }: EmailItem, filter: Filter): RowText {
  return {
    who: titleOf({ subject, what }),
    secondary: filter.to === '' ? to : '',
    what: (
      <>
        <Pill {...statuses[status]} />
        <code>{what}</code>
      </>
    ),
  };
}

/** When there are none. */
export function emptyState({ view, to, status, template }: Filter): Empty {
  if (to !== '')
    return {
      title: 'Nothing is known of it',
      text: 'What was sent to an address is kept for 90 days. Of the site’s own emails, such as receipts, no recipient is kept once they are sent.',
    };
  if (status !== '' || template !== '')
    return { title: 'Nothing matches', text: 'Take a filter away.' };
  if (view === 'waiting')
    return { title: 'Nothing waits', text: 'Everything was sent, or gave up.', stamp: true };
  return {
    title: 'No emails yet',
    text: 'What is sent with the API appears here. Search for an address to find the site’s own emails to it.',
  };
}
