import type { InboxItem } from '@grovemail/contract/console/inbox.ts';
import type { List } from '../../calls/use-list.ts';
import { Face } from '../../components/Face.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Pill } from '../../components/Pill.tsx';
import { Rows } from '../../components/Rows.tsx';
import { duration } from '../../components/times.ts';
import { useFrame } from '../../frame/surroundings.ts';
import { kinds } from './kinds.ts';
import { isUnread } from './read-marks.ts';
import type { Filter } from './use-filter.ts';

interface Props {
  list: List<InboxItem>;
  filter: Filter;
  chosen: string | null;
  now: number;
  pathOf(id: string): string;
}

/** Leads and enquiries. */
export function InboxRows({ filter, ...props }: Props) {
  const { me } = useFrame().surroundings;
  return (
    <Rows
      {...props}
      empty={emptyState(filter)}
      row={({ id, kind, name, company, gist, createdAt, owner, answered }, isChosen) => {
        const who = owner ?? answered?.by ?? null;
        return {
          who: name,
          beside: company,
          what: (
            <>
              <Pill tone={kinds[kind].tone}>{kinds[kind].label}</Pill>
              <span>
                {answered
                  ? `Answered by ${answered.by} after ${duration(answered.at - createdAt)}`
                  : gist}
              </span>
            </>
          ),
          end: (
            <>
              {answered && <Icon name="check" size={17} />}
              <Face
                name={who}
                isMe={who === me}
                says={who === null ? 'Nobody has it' : `Owner: ${who}`}
              />
            </>
          ),
          isUnread: !isChosen && isUnread(id),
          isSettled: answered !== null,
        };
      }}
    />
  );
}

function emptyState({ view, search, kind, owner, since }: Filter) {
  if (search !== '' || kind !== '' || owner !== '' || since !== '')
    return { title: 'Nothing matches', text: 'Search for less, or take a filter away.' };
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
