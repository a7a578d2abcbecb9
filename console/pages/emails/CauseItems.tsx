import type { GaveUpItem } from '@grovemail/contract/console/gave-up.ts';
import { Link } from 'wouter';
import { withQuery } from '../../calls/call.ts';
import { Button } from '../../components/Button.tsx';
import { Check } from '../../components/Check.tsx';
import { digits } from '../../components/counts.ts';
import { Icon } from '../../components/Icon.tsx';
import { ListState } from '../../components/ListState.tsx';
import { shortMoment } from '../../components/times.ts';
import styles from './gave-up.module.css';
import { titleOf } from './topics.ts';
import type { Items } from './use-gave-up-items.ts';

interface Props {
  items: Items;
  now: number;
  /** Of the whole cause. */
  count: number;
  canChange: boolean;
}

/** The entries of a cause, to be ticked one by one or all. */
export function CauseItems({ items: list, now, count, canChange }: Props) {
  const { items, hasMore, error, selectedIds, isAll, select, selectAll, loadMore } = list;
  if (items === null) return <ListState of={items} error={error} />;
  return (
    <div className={styles.items}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Check
                label={`All ${digits(count)}`}
                data-step
                checked={isAll || selectedIds.size === count}
                disabled={!canChange}
                check={selectAll}
              />
            </th>
            <th scope="col">What</th>
            <th scope="col">To</th>
            <th scope="col">Since then</th>
            <th scope="col">
              <span className="sr">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <Check
                  label={shortMoment(item.at, now)}
                  data-step
                  checked={isAll || selectedIds.has(item.id)}
                  disabled={!canChange}
                  check={(isSelected) => select(item.id, isSelected)}
                />
              </td>
              <td>
                {titleOf({ subject: item.isTemplate ? item.subject : null, what: item.subject })}
                <code>{item.reply}</code>
              </td>
              <td>{item.to}</td>
              <td>
                <Since item={item} now={now} />
              </td>
              <td>
                <Link href={`/emails/${item.id}`}>Timeline</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button look="quiet" onClick={loadMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

function Since({ item, now }: { item: GaveUpItem; now: number }) {
  const { isStopped, tookAt, to } = item;
  const took = !isStopped && tookAt !== null;
  return (
    <span className={styles.since} data-took={took || undefined}>
      <Icon name={isStopped ? 'suppressions' : took ? 'check' : 'minus'} size={15} />{' '}
      {isStopped ? (
        <Link href={withQuery('/suppressions', { search: to })}>Mail to it is stopped</Link>
      ) : took ? (
        `Took an email ${shortMoment(tookAt, now)}`
      ) : (
        'Nothing known'
      )}
    </span>
  );
}
