import type { GaveUpItem } from '@grovemail/contract/console/gave-up.ts';
import { Link } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ListState } from '../../components/ListState.tsx';
import { moment } from '../../components/times.ts';
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
  const { items, hasMore, error, ticked, isAll, tick, tickAll, more } = list;
  if (items === null)
    return (
      <ListState
        isLoading={error === null}
        error={error}
        isEmpty={false}
        empty={{ title: '', text: '' }}
      />
    );
  return (
    <div className={styles.items}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <label>
                <input
                  type="checkbox"
                  data-step
                  checked={isAll}
                  disabled={!canChange}
                  onChange={({ target }) => tickAll(target.checked)}
                />
                All {count.toLocaleString('en-US')}
              </label>
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
                <label>
                  <input
                    type="checkbox"
                    data-step
                    checked={isAll || ticked.has(item.id)}
                    disabled={!canChange}
                    onChange={({ target }) => tick(item.id, target.checked)}
                  />
                  {moment(item.at, now)}
                </label>
              </td>
              <td>
                {titleOf({ subject: item.isTemplate ? item.subject : null, what: item.subject })}
                <code>{item.reply}</code>
              </td>
              <td>{item.to}</td>
              <td>
                <Since {...{ item, now }} />
              </td>
              <td>
                <Link href={`/emails/${item.id}`}>Timeline</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button look="quiet" onClick={more}>
          Show more
        </Button>
      )}
    </div>
  );
}

function Since({ item, now }: { item: GaveUpItem; now: number }) {
  if (item.isStopped)
    return (
      <span className={styles.since}>
        <Icon name="suppressions" size={15} /> Mail to it is stopped
      </span>
    );
  if (item.tookAt === null)
    return (
      <span className={styles.since}>
        <Icon name="minus" size={15} /> Nothing known
      </span>
    );
  return (
    <span className={styles.since} data-took>
      <Icon name="check" size={15} /> Took an email {moment(item.tookAt, now)}
    </span>
  );
}
