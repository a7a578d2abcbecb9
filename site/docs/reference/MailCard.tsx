import { samples } from '@grovemail/config/samples.ts';
import connector from './connector.module.css';
import styles from './mail-card.module.css';

export interface ShownMail {
  subject: string;
  to: string;
  /** Values filled into the template, highlighted in the email. */
  filled: string;
}

/** An email as its recipient sees it. It is an illustration without links. */
export function MailCard({ subject, to, filled }: ShownMail) {
  const [before = '', after = ''] = subject.split(filled);
  return (
    <div
      className={`${connector.path} ${styles.mail}`}
      role="img"
      aria-label={`The email that ${to} gets: ${subject}`}
    >
      <div className={styles.head}>
        <b className={styles.sender}>{samples.shop.name[0]?.toUpperCase()}</b>
        <p>
          <b>{subject}</b>
          <br />
          <span className={styles.to}>
            From {samples.shop.name} to {to}
          </span>
        </p>
      </div>
      <svg className={styles.picture} viewBox="0 0 456 144" aria-hidden="true">
        <path fill="#ffdccf" d="M0 0h456v144H0z" />
        <circle cx="376" cy="52" r="44" fill="#f7a23b" />
        <path fill="#17634a" d="M0 104q140-64 260 0t196-14v54H0z" />
        <path fill="#e8663c" d="M170 50a19 19 0 1 1 0 .1M238 52a19 19 0 1 1 0 .1" />
        <path fill="#f7a23b" d="M202 44a21 21 0 1 1 0 .1" />
        <path fill="#c2e86a" d="M222 26q4-16 20-14-2 14-20 14" />
        <path fill="#a9713a" d="M156 62h140v66H156z" />
        <path fill="#8a5a2c" d="M156 82h140v4H156zm0 22h140v4H156z" />
        <path fill="#fffcf2" d="M198 84h56v26h-56z" />
        <path fill="#17634a" d="M206 91h40v4h-40zm0 8h26v4h-26z" />
      </svg>
      <div className={styles.text}>
        <p className={styles.title}>
          {before}
          <mark className={styles.filled}>{filled}</mark>
          {after}
        </p>
        <p>
          Your first harvest box leaves {samples.shop.place} this week. Tell us what you like, and
          we pack it that way.
        </p>
        <b className={styles.button}>Set my preferences</b>
      </div>
    </div>
  );
}
