import { Mark } from '@grovemail/site/components/Mark.tsx';
import { Link, useLocation } from 'wouter';
import { digits } from '../components/counts.ts';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Face } from './Face.tsx';
import { MorePlaces } from './MorePlaces.tsx';
import styles from './navigation.module.css';
import { groups, type Place } from './places.ts';
import { useFrame } from './surroundings.ts';

/** A sidebar; a rail on smaller screens, and a bar at the bottom on phones. */
export function Navigation({ find }: { find(): void }) {
  const { surroundings } = useFrame();
  const { me, brand, version, isReadOnly } = surroundings;
  return (
    <nav className={styles.navigation} aria-label="Console">
      <p className={styles.brand}>
        <Mark width={22} height={22} />
        <b>{brand}</b>
        <span>Console</span>
      </p>
      <button type="button" className={styles.find} onClick={find} aria-keyshortcuts="Control+k">
        <Icon name="search" size={16} />
        <span>Find anything</span>
        <span aria-hidden="true">
          <Key>Ctrl K</Key>
        </span>
      </button>
      {groups.map(({ title, places }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {places.map((place) => (
              <li key={place.path} data-on-phone={place.isInPhoneBar}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MorePlaces />
      <p className={styles.me}>
        <Face name={me} />
        <span>
          <b>{me}</b>
          <span>{isReadOnly ? 'Reading only' : 'Every change is logged'}</span>
        </span>
      </p>
      <p className={styles.version}>
        <Icon name="lock" size={14} />
        <span>This machine only</span>
        <span>{version}</span>
      </p>
    </nav>
  );
}

function PlaceLink({ place }: { place: Place }) {
  const { path, label, icon, key, count, countLabel = '', isUrgent } = place;
  const { overview } = useFrame();
  const [location] = useLocation();
  const number = (count && overview?.[count]) ?? 0;
  const isCurrent = location === path || location.startsWith(`${path}/`);
  return (
    <Link
      href={path}
      className={styles.place}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={key && `g ${key.toLowerCase()}`}
    >
      <Icon name={icon} size={19} />
      <span className={styles.label}>{label}</span>
      {number > 0 && (
        <span className={styles.count} data-urgent={isUrgent}>
          {number > 9_999 ? '9,999+' : digits(number)}
          <span className="sr"> {countLabel}</span>
        </span>
      )}
      {key && (
        <span className={styles.tip} aria-hidden="true">
          {label}
          <Key>G</Key>
          <Key>{key}</Key>
        </span>
      )}
    </Link>
  );
}
