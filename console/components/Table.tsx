import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { CallError } from '../calls/call.ts';
import { ListState } from './ListState.tsx';
import styles from './table.module.css';

export interface Column<Item> {
  title: string;
  /** A track of the grid. */
  width: string;
  /** Numbers stand at the right. */
  isNumber?: true;
  /** Phones leave it out. */
  isExtra?: true;
  cell(item: Item): ReactNode;
}

interface Props<Item> {
  label: string;
  columns: readonly Column<Item>[];
  /** Null while they load. */
  items: readonly Item[] | null;
  error: CallError | null;
  /** Called when the end of what is loaded is seen. */
  more?: (() => void) | undefined;
  /** The id of the one that is shown beside. */
  chosen?: string | null;
  /** Where a row leads; its first cell is the link. */
  pathOf?: (id: string) => string;
  /** Stands at the right of a row on hover and focus. */
  action?: (item: Item) => ReactNode;
  empty: { title: string; text: string };
}

const rowHeight = 40;

/** Rows of one height unless a text needs more. Only those that are seen are in the page. */
export function Table<Item extends { id: string }>(props: Props<Item>) {
  const { label, columns, items, error, more, chosen = null, pathOf, action, empty } = props;
  const pane = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items?.length ?? 0,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => items?.[at]?.id ?? at,
    overscan: 8,
  });
  const seen = virtual.getVirtualItems();
  const end = seen.at(-1)?.index ?? 0;
  const count = items?.length ?? 0;
  useEffect(() => {
    if (more && end >= count - 10) more();
  }, [more, end, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice scrolls.
  useEffect(() => {
    const at = items?.findIndex(({ id }) => id === chosen) ?? -1;
    if (at >= 0) virtual.scrollToIndex(at);
  }, [chosen]);

  const all = action ? [...columns, actionColumn(action)] : columns;
  return (
    <div className={styles.pane} ref={pane} data-away={error !== null}>
      <ListState
        isLoading={items === null && error === null}
        error={items === null ? error : null}
        isEmpty={items?.length === 0}
        empty={empty}
      />
      {count > 0 && (
        <div role="table" aria-label={label} aria-rowcount={count + 1} style={tracks(all)}>
          <div role="row" tabIndex={-1} className={styles.head}>
            {all.map(({ title, isNumber, isExtra }) => (
              <span
                key={title}
                role="columnheader"
                tabIndex={-1}
                data-number={isNumber}
                data-extra={isExtra}
              >
                {title === '' ? <span className="sr">Actions</span> : title}
              </span>
            ))}
          </div>
          <div role="rowgroup" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
            {seen.map(({ index, key, start }) => {
              const item = items?.[index];
              return (
                item && (
                  <div
                    key={key}
                    ref={virtual.measureElement}
                    data-index={index}
                    role="row"
                    tabIndex={-1}
                    aria-rowindex={index + 2}
                    data-chosen={item.id === chosen}
                    style={{ translate: `0 ${start}px` }}
                  >
                    {all.map(({ title, cell, isNumber, isExtra }, at) => (
                      <span key={title} role="cell" data-number={isNumber} data-extra={isExtra}>
                        {at === 0 && pathOf ? (
                          <Link
                            href={pathOf(item.id)}
                            aria-current={item.id === chosen || undefined}
                          >
                            {cell(item)}
                          </Link>
                        ) : (
                          cell(item)
                        )}
                      </span>
                    ))}
                  </div>
                )
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

function actionColumn<Item>(cell: (item: Item) => ReactNode): Column<Item> {
  return { title: '', width: '', isNumber: true, cell };
}

/** Of all columns, and of those that phones show. */
function tracks(columns: readonly Column<never>[]): CSSProperties {
  const of = (shown: readonly Column<never>[]) => shown.map(({ width }) => width).join(' ');
  const few = columns.filter(({ isExtra }) => !isExtra);
  return { '--all': of(columns), '--few': of(few) } as CSSProperties;
}
