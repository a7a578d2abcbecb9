import type { InboxItem } from '@grovemail/contract/console/inbox.ts';
import { Icon } from '../../components/Icon.tsx';
import { type Empty, noMatch } from '../../components/ListState.tsx';
import { Pill } from '../../components/Pill.tsx';
import type { RowText } from '../../components/RowLink.tsx';
import { duration } from '../../components/times.ts';
import { Face } from '../../frame/Face.tsx';
import type { Filter } from './FilterBar.tsx';
import { kinds } from './kinds.ts';
import { isUnread } from './read-marks.ts';

export function inboxRow(item: InboxItem, isChosen: boolean): RowText {
  const { id, kind, name, company, summary, createdAt, owner, answered } = item;
  const who = owner ?? answered?.by ?? null;
  return {
    who: name,
    secondary: company,
    what: (
      <>
        <Pill {...kinds[kind]} />
        <span>
          {answered
            ? `Answered by ${answered.by} after ${duration(answered.at - createdAt)}`
            : summary}
        </span>
      </>
    ),
    end: (
      <>
        {answered && <Icon name="check" size={17} />}
        <Face name={who} screenReaderText={who === null ? 'Nobody has it' : `Owner: ${who}`} />
      </>
    ),
    isUnread: !isChosen && isUnread(id),
    isSettled: answered !== null,
  };
}

export function emptyState({ view, search, kind, owner, since }: Filter): Empty {
  if (search !== '' || kind !== '' || owner !== '' || since !== '') return noMatch;
  if (view === 'open')
    return {
      title: 'Everybody has an answer',
      text: 'New leads and enquiries appear here by themselves.',
      stamp: true,
    };
  if (view === 'mine') return { title: 'Nothing is yours', text: 'Press A on one to take it.' };
  if (view === 'answered')
    return { title: 'Nothing is answered yet', text: 'Press E on one once it is.' };
  return {
    title: 'Nothing came in yet',
    text: 'What visitors send with the forms for demo, startup, contact and savings appears here.',
  };
}
