import type { EmailItem } from '@grovemail/contract/console/emails.ts';
import type { List } from '../../calls/use-list.ts';
import { Pill } from '../../components/Pill.tsx';
import { Rows } from '../../components/Rows.tsx';
import type { Filter } from './filter.ts';
import { statuses } from './statuses.ts';
import { titleOf } from './topics.ts';

interface Props {
  list: List<EmailItem>;
  filter: Filter;
  chosen: string | null;
  now: number;
  pathOf(id: string): string;
}

/** Emails, or what waits. */
export function EmailRows({ filter, ...props }: Props) {
  return (
    <Rows
      {...props}
      empty={emptyState(filter)}
      row={({ status, subject, what, to }) => {
        const { label, tone, icon } = statuses[status];
        return {
          who: titleOf({ subject, what }),
          beside: filter.to === '' ? to : '',
          what: (
            <>
              <Pill tone={tone} icon={icon}>
                {label}
              </Pill>
              <code>{what}</code>
            </>
          ),
        };
      }}
    />
  );
}

function emptyState({ view, to, status, template }: Filter) {
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
