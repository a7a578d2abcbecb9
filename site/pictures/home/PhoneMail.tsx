import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import { before } from '../parts/campaign-figures.ts';
import { amount, count } from '../parts/money.ts';
import { ada, faceOf } from '../parts/people.ts';
import { Rich } from '../parts/Rich.tsx';
import { SvgFile } from '../parts/SvgFile.tsx';
import goods from '../svg/goods.svg?raw';
import harvest from '../svg/harvest.svg?raw';
import van from '../svg/van.svg?raw';
import styles from './phone-mail.module.css';
import { UntilResent } from './UntilResent.tsx';

const { shop, campaign } = samples;
const { first, second } = campaign;

/** The campaign's first email on a phone, to which its second slides in, and a notice of what comes next; decorative. */
export function PhoneMail() {
  return (
    <div className={styles.phone} aria-hidden="true">
      <p className={styles.clock}>
        <UntilResent then={`${dayOf(second.sent)} 9:41`}>{dayOf(first.sent)} 9:41</UntilResent>
      </p>
      <div className={styles.screen}>
        <div className={styles.mails}>
          <Email {...first} to={`to ${ada}`} picture={harvest} />
          <Email {...second} to={`to ${ada}, again`} picture={van} />
        </div>
      </div>
      <div className={styles.next}>
        <UntilResent
          then={
            <span className={styles.notice}>
              <i className={`${styles.face} ${styles.done}`}>
                <Icon name="check" size={20} />
              </i>
              <span>
                <b>{ada} saved one</b>
                {campaign.product}, {amount(campaign.price)}
              </span>
              <i className={styles.when}>Now</i>
            </span>
          }
        >
          <span className={styles.notice}>
            <i className={styles.face}>{faceOf(shop)}</i>
            <span>
              <b>{second.subject.join(' ')}</b>
              Email 2, to {count(before.notOpened)}
            </span>
            <i className={styles.when}>Next</i>
          </span>
        </UntilResent>
      </div>
    </div>
  );
}

/** Of a time such as `Mon 9 am`. */
function dayOf(sent: string): string | undefined {
  return sent.split(' ')[0];
}

interface EmailProps {
  to: string;
  subject: readonly string[];
  text: string;
  call: string;
  /** The text of a file in `site/pictures/svg/`. */
  picture: string;
}

function Email({ to, subject, text, call, picture }: EmailProps) {
  return (
    <div>
      <p className={styles.sender}>
        <i className={styles.face}>{faceOf(shop)}</i>
        <span>
          <b>{shop.name}</b>
          {to}
        </span>
        9:00 am
      </p>
      <p className={styles.subject}>{subject.join(' ')}</p>
      <svg viewBox="0 0 380 224" aria-hidden="true">
        <SvgFile text={picture} />
      </svg>
      <p className={styles.words}>
        <Rich text={text} />
      </p>
      <p className={styles.more}>{call}</p>
      <svg className={styles.goods} viewBox="0 0 240 72" aria-hidden="true">
        <SvgFile text={goods} />
      </svg>
    </div>
  );
}
