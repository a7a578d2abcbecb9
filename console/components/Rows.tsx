import { useMemo } from 'react';
import type { List } from '../calls/use-list.ts';
import { Icon } from './Icon.tsx';
import { type Empty, ListState } from './ListState.tsx';
import { RowLink, type RowText } from './RowLink.tsx';
import styles from './rows.module.css';
import { clock, dayOf } from './times.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Props<Item> {
  list: List<Item>;
  /** The id of the open item. */
  chosen: string | null;
  now: number;
  pathOf(id: string): string;
  row(item: Item, isChosen: boolean): RowText;
  /** For lists that allow bulk actions. */
  selection?: { selectedIds: ReadonlySet<string>; toggle(id: string): void } | undefined;
  empty: Empty;
}

type Line<Item> = { day: string } | { item: Item };

const heights = { day: 36, item: 62 };

/** Links to details, grouped by day. */
export function Rows<Item extends { id: string; createdAt: number }>(props: Props<Item>) {
  const { list, chosen, now, pathOf, row, selection, empty } = props;
  const { items, hasMore, loadMore, newCount, showNew, error } = list;
  const lines = useMemo(() => groupedByDay(items ?? [], now), [items, now]);
  const { pane, virtual, rendered } = useVirtualRows(
    useMemo(() => lines.map((line) => ('day' in line ? line.day : line.item.id)), [lines]),
    (at) => (lines[at] && 'day' in lines[at] ? heights.day : heights.item),
    hasMore ? loadMore : undefined,
    chosen,
  );

  const contentOf = (line: Line<Item> | undefined) => {
    if (!line) return null;
    if ('day' in line) return <h2>{line.day}</h2>;
    const { item } = line;
    const rowId = `row-${item.id}`;
    return (
      <>
        {selection && (
          <input
            className={styles.checkbox}
            type="checkbox"
            aria-label="Select"
            aria-describedby={rowId}
            checked={selection.selectedIds.has(item.id)}
            onChange={() => selection.toggle(item.id)}
          />
        )}
        <RowLink
          id={rowId}
          path={pathOf(item.id)}
          when={
            <time dateTime={new Date(item.createdAt).toISOString()}>{clock(item.createdAt)}</time>
          }
          isChosen={item.id === chosen}
          {...row(item, item.id === chosen)}
        />
      </>
    );
  };

  return (
    <div
      className={styles.pane}
      ref={pane}
      data-away={items !== null && error !== null}
      data-selects={selection !== undefined}
    >
      {newCount > 0 && (
        <button className={styles.newItems} type="button" onClick={showNew} aria-keyshortcuts=".">
          <Icon name="up" size={15} />
          {newCount === 100 ? '100 or more' : newCount} new since you looked
        </button>
      )}
      <ListState of={items} error={error} empty={items?.length === 0 && empty} />
      <ul style={{ height: virtual.getTotalSize() }}>
        {rendered.map(({ index, key, start }) => (
          <li key={key} style={{ top: start }}>
            {contentOf(lines[index])}
          </li>
        ))}
      </ul>
    </div>
  );
}

function groupedByDay<Item extends { createdAt: number }>(
  items: readonly Item[],
  now: number,
): Line<Item>[] {
  const lines: Line<Item>[] = [];
  let before = '';
  for (const item of items) {
    const day = dayOf(item.createdAt, now);
    if (day !== before) lines.push({ day });
    before = day;
    lines.push({ item });
  }
  return lines;
}
