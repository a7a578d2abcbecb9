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
      <svg className={styles.picture} viewBox="0 0 272 160" aria-hidden="true">
        <circle cx="198" cy="66" r="40" fill="#f7a23b" />
        <path fill="var(--mark)" d="M0 120c70-50 130-40 272-14v54H0z" />
        <path fill="var(--forest)" d="M120 160c40-36 90-52 152-44v44z" />
        <path fill="#e8663c" d="M54 98a15 15 0 1 1 30 0 15 15 0 1 1 30 0z" />
        <path fill="#f7a23b" d="M42 104a15 15 0 1 1 29 0 15 15 0 1 1 29 0 15 15 0 1 1 26 0z" />
        <path fill="#8a4b23" d="M28 102h112v46H28z" />
        <path fill="#d99a5b" d="M36 106h96v9H36zm0 13h96v9H36zm0 13h96v9H36z" />
        <path fill="var(--on-forest)" d="M66 112h36v20H66z" />
      </svg>
      <p className={styles.words}>
        Hi Ada, the first yams came in from Benue this morning. Your <b>20% off</b> is waiting until
        Sunday.
      </p>
      <p className={styles.more}>Fill my harvest box</p>
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
