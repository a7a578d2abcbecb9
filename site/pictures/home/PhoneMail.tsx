import styles from './phone-mail.module.css';

/** The campaign's email on a phone, and the second one below it, decorative. */
export function PhoneMail() {
  return (
    <div className={styles.phone} aria-hidden="true">
      <p className={styles.clock}>9:41</p>
      <p className={styles.sender}>
        <i className={styles.face}>S</i>
        <span>
          <b>sabi foods</b>
          to Ada
        </span>
        9:00 am
      </p>
      <p className={styles.subject}>The harvest is in, Ada</p>
      <svg viewBox="0 0 380 224" aria-hidden="true">
        <use href="/pictures/home.svg#basket" />
      </svg>
      <p className={styles.words}>
        Hi Ada, the first oranges came in from Benue this morning. Your <b>20%{'\u00a0'}off</b> is
        waiting until Sunday.
      </p>
      <p className={styles.more}>Fill my harvest box</p>
      <svg className={styles.goods} viewBox="0 0 240 72" aria-hidden="true">
        <use href="/pictures/home.svg#goods" />
      </svg>
      <p className={styles.next}>
        <i className={styles.face}>S</i>
        <span>
          <b>Still time, Ada</b>
          Second mail, to 13,074
        </span>
        <span className={styles.waiting}>Next</span>
        <span className={styles.sent}>Sent</span>
      </p>
    </div>
  );
}
