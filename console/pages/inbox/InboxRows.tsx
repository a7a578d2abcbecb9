import type { InboxItem } from '@grovemail/contract/console/inbox.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { Face } from '../../components/Face.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ListState } from '../../components/ListState.tsx';
import { Pill } from '../../components/Pill.tsx';
import { clock, dayOf, duration } from '../../components/times.ts';
import { useFrame } from '../../frame/surroundings.ts';
import styles from './inbox-rows.module.css';
import { kinds } from './kinds.ts';
import { isUnread } from './read-marks.ts';
import type { Filter } from './use-filter.ts';
import type { Inbox } from './use-inbox.ts';

interface Props {
  inbox: Inbox;
  filter: Filter;
  /** The id of the one beside. */
  chosen: string | null;
  now: number;
  pathOf(id: string): string;
}

type Row = { day: string } | { item: InboxItem };

const heights = { day: 36, item: 62 };

/** Grouped by day. Only the rows that are seen are in the page. */
export function InboxRows({ inbox, filter, chosen, now, pathOf }: Props) {
  const { items, hasMore, more, news, showNews, error } = inbox;
  const pane = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => (items === null ? [] : groupedByDay(items, now)), [items, now]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: (at) => (rows[at] && 'day' in rows[at] ? heights.day : heights.item),
    getItemKey: (at) => keyOf(rows[at]),
    overscan: 8,
  });
  const seen = virtual.getVirtualItems();
  const end = seen.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && end >= rows.length - 10) more();
  }, [hasMore, end, rows.length, more]);

  const chosenAt = rows.findIndex((row) => 'item' in row && row.item.id === chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice scrolls, not what comes in above it.
  useEffect(() => {
    if (chosenAt >= 0) virtual.scrollToIndex(chosenAt);
  }, [chosen]);

  return (
    <div className={styles.pane} ref={pane} data-away={error !== null}>
      {news > 0 && (
        <button className={styles.news} type="button" onClick={showNews} aria-keyshortcuts=".">
          <Icon name="up" size={15} />
          {news === 100 ? '100 or more' : news} new since you looked
        </button>
      )}
      <ListState
        isLoading={items === null && error === null}
        error={items === null ? error : null}
        isEmpty={items?.length === 0}
        empty={emptyState(filter)}
      />
      <ul style={{ height: virtual.getTotalSize() }}>
        {seen.map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li key={key} style={{ translate: `0 ${start}px` }}>
              {'day' in row ? (
                <h2>{row.day}</h2>
              ) : (
                <Item
                  item={row.item}
                  isChosen={row.item.id === chosen}
                  path={pathOf(row.item.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Item({ item, isChosen, path }: { item: InboxItem; isChosen: boolean; path: string }) {
  const { surroundings } = useFrame();
  const { id, kind, name, company, gist, createdAt, owner, answered } = item;
  const { label, tone } = kinds[kind];
  return (
    <Link
      href={path}
      className={styles.row}
      aria-current={isChosen || undefined}
      data-settled={answered !== null}
    >
      {isUnread(id) && !isChosen && (
        <span className={styles.dot}>
          <span className="sr">Not read yet. </span>
        </span>
      )}
      <span className={styles.who}>
        <b>{name}</b> <span>{company}</span>
      </span>
      <time dateTime={new Date(createdAt).toISOString()}>{clock(createdAt)}</time>
      <span className={styles.what}>
        <Pill tone={tone}>{label}</Pill>
        <span>
          {answered
            ? `Answered by ${answered.by} after ${duration(answered.at - createdAt)}`
            : gist}
        </span>
      </span>
      <span className={styles.owner}>
        {answered && <Icon name="check" size={17} />}
        <Face
          name={owner ?? answered?.by ?? null}
          isMe={(owner ?? answered?.by) === surroundings.me}
        />
      </span>
    </Link>
  );
}

function groupedByDay(items: readonly InboxItem[], now: number): Row[] {
  const rows: Row[] = [];
  let before = '';
  for (const item of items) {
    const day = dayOf(item.createdAt, now);
    if (day !== before) rows.push({ day });
    before = day;
    rows.push({ item });
  }
  return rows;
}

function keyOf(row: Row | undefined): string {
  if (!row) return '';
  return 'day' in row ? row.day : row.item.id;
}

function emptyState({ view, search, kind, owner, since }: Filter) {
  if (search !== '' || kind !== '' || owner !== '' || since !== '')
    return { title: 'Nothing matches', text: 'Search for less, or take a filter away.' };
  if (view === 'open')
    return {
      title: 'Everybody has an answer',
      text: 'New leads and enquiries appear here by themselves.',
      stamp: true,
    } as const;
  if (view === 'mine') return { title: 'Nothing is yours', text: 'Press A on one to take it.' };
  if (view === 'answered')
    return { title: 'Nothing is answered yet', text: 'Press E on one once it is.' };
  return {
    title: 'Nothing came in yet',
    text: 'What visitors send with the forms for demo, startup, contact and savings appears here.',
  };
}
