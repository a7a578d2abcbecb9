import { useRef } from 'react';
import { Link } from 'wouter';
import { Icon } from '../components/Icon.tsx';
import styles from './more-places.module.css';
import { places } from './places.ts';

/** The menu of all pages, for phones: their bar shows a few. */
export function MorePlaces() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" size={19} />
        More
      </button>
      <dialog className={styles.all} ref={dialog} aria-label="All pages">
        <ul>
          {places.map(({ path, label, icon }) => (
            <li key={path}>
              <Link href={path} onClick={() => dialog.current?.close()}>
                <Icon name={icon} size={19} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.more} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={19} />
          Close
        </button>
      </dialog>
    </>
  );
}
