import { Stamp } from '../stamps/Stamp.tsx';
import styles from './welcome-mail.module.css';

/** The email made from the guides' template, with the request's values highlighted. */
export function WelcomeMail() {
  return (
    <figure className={styles.mail}>
      <figcaption className={styles.head}>
        <i className={styles.face} aria-hidden="true">
          H
        </i>
        <span>
          <b>halfmoon</b>
          to <mark>ada@shop.example</mark>
        </span>
        <span className={styles.pill}>Delivered</span>
      </figcaption>
      <div className={styles.body}>
        <div className={styles.stamp}>
          <Stamp name="kite" />
        </div>
        <p className={styles.title}>
          <mark>Welcome</mark>, Ada
        </p>
        <p>
          You are on the <mark>Growth</mark> plan.
        </p>
        <p className={styles.foot}>What we send you</p>
      </div>
    </figure>
  );
}
