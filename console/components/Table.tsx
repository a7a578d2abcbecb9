import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import type { List } from '../calls/use-list.ts';
import { type Empty, ListState } from './ListState.tsx';
import styles from './table.module.css';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface Column<Item> {
  title: string;
  /** A CSS grid track. */
  width: string;
  /** Aligned right. */
  isNumber?: true;
  /** Hidden on phones. */
  isExtra?: true;
  cell(item: Item): ReactNode;
}

interface Props<Item> {
  label: string;
  columns: readonly Column<Item>[];
  list: Pick<List<Item>, 'items' | 'error'> & Partial<Pick<List<Item>, 'hasMore' | 'loadMore'>>;
  /** The id of the open item. */
  chosen?: string | null;
  /** The link of a row, in its first cell. */
  pathOf?: (id: string) => string;
  /** Shown at the right of a row on hover and focus. */
  action?: (item: Item) => ReactNode;
  /** Which are ticked, where something can be done with several. */
  selection?: {
    selectedIds: ReadonlySet<string>;
    toggle(id: string): void;
    isSelectable(item: Item): boolean;
  };
  empty: Empty;
}

const rowHeight = 40;

/** A virtualized table. */
export function Table<Item extends { id: string }>(props: Props<Item>) {
  const { label, columns, list, chosen = null, pathOf, action, selection, empty } = props;
  const { items, error, hasMore = false, loadMore } = list;
  const { pane, virtual, rendered } = useVirtualRows(
    useMemo(() => items?.map(({ id }) => id) ?? [], [items]),
    () => rowHeight,
    hasMore ? loadMore : undefined,
    chosen,
  );
  const count = items?.length ?? 0;
  const all = action ? [...columns, actionColumn(action)] : columns;
  return (
    <div
      className={styles.pane}
      ref={pane}
      data-away={items !== null && error !== null}
      data-selects={selection && selection.selectedIds.size > 0}
    >
      <ListState of={items} error={error} empty={items?.length === 0 && empty} />
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
            {rendered.map(({ index, key, start }) => {
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
                    style={{ top: start }}
                  >
                    {all.map(({ title, cell, isNumber, isExtra }, at) => (
                      <span key={title} role="cell" data-number={isNumber} data-extra={isExtra}>
                        {at === 0 && selection?.isSelectable(item) && (
                          <input
                            type="checkbox"
                            aria-label="Select"
                            aria-describedby={`row-${item.id}`}
                            checked={selection.selectedIds.has(item.id)}
                            onChange={() => selection.toggle(item.id)}
                          />
                        )}
                        {at === 0 && pathOf ? (
                          <Link
                            id={`row-${item.id}`}
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

/** The grid tracks of all columns, and of those that phones show. */
function tracks(columns: readonly Column<never>[]): CSSProperties {
  const widths = (shown: readonly Column<never>[]) => shown.map(({ width }) => width).join(' ');
  const few = columns.filter(({ isExtra }) => !isExtra);
  return { '--all': widths(columns), '--few': widths(few) } as CSSProperties;
}
