import { samples } from '@grovemail/config/samples.ts';
import { Drawing } from '../parts/Drawing.tsx';
import parts from '../parts/parts.module.css';
import { faceOf } from '../parts/people.ts';
import { transactionals } from './TransactionalDrawings.tsx';
import styles from './welcome-mail.module.css';

const { prints } = samples.otherShops;

/** The email made from the guides' template, with the request's values highlighted. */
export function WelcomeMail() {
  return (
    <figure className={styles.mail}>
      <figcaption className={styles.head}>
        <i className={styles.face} aria-hidden="true">
          {faceOf(prints)}
        </i>
        <span>
          <b>{prints.name}</b>
          to <mark className={parts.mark}>ada@shop.example</mark>
        </span>
        <span className={styles.pill}>Delivered</span>
      </figcaption>
      <Drawing className={styles.picture}>{transactionals.kites}</Drawing>
      <div className={styles.body}>
        <p className={styles.title}>
          Welcome, <mark className={parts.mark}>Ada</mark>
        </p>
        <p>
          You are on the <mark className={parts.mark}>Workshop</mark> plan. You now get wholesale
          prices, and delivery&nbsp;is&nbsp;free.
        </p>
        <p className={parts.action}>Start your first order</p>
        <p className={styles.foot}>Email preferences</p>
      </div>
    </figure>
  );
}
