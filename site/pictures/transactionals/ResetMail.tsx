import { samples } from '@grovemail/config/samples.ts';
import parts from '../parts/parts.module.css';
import { ada, faceOf } from '../parts/people.ts';
import styles from './reset-mail.module.css';

const { prints } = samples.otherShops;

/** The email that the log is about, as its recipient gets it. */
export function ResetMail() {
  return (
    <div className={styles.mail}>
      <p className={styles.from}>
        <i className={`${parts.face} ${styles.face}`} aria-hidden="true">
          {faceOf(prints)}
        </i>
        <span>
          <b>{prints.name}</b> to {ada}
        </span>
      </p>
      <p className={parts.name}>Choose a new password</p>
      <p className={styles.text}>
        Hi {ada}, you asked to reset the password of your {prints.name} account. The link works for
        30 minutes.
      </p>
      <p className={parts.action}>Reset password</p>
      <p className={styles.aside}>
        Wasn’t you? Nothing has changed, and you can delete this email.
      </p>
    </div>
  );
}
