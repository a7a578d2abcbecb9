import { type Place, people, shownDay } from './days.ts';
import styles from './people.module.css';

/** A dot for each person at a place, with where the person is on each day. */
export function People({ place }: { place: Place }) {
  const here = people.filter(({ places }) => places[shownDay] === place);
  return (
    <div className={styles.people} data-place={place} hidden={place === 'before'}>
      {here.map(({ order, places }) => (
        <i key={order} data-places={places.join(' ')} />
      ))}
    </div>
  );
}
