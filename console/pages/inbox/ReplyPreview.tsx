import type { InboxDetail } from '@grovemail/contract/console/inbox.ts';
import { Icon } from '../../components/Icon.tsx';
import { reply } from './reply-link.ts';
import styles from './reply-preview.module.css';

/** Shows the reply as the mail program will open it. */
export function ReplyPreview({ detail }: { detail: InboxDetail }) {
  const { subject, body } = reply(detail);
  return (
    <div className={styles.preview}>
      <p>
        <Icon name="external" size={15} />
        <b>Reply opens your mail program with this</b>
      </p>
      <code>{subject}</code>
      {body !== '' && <code>{body.trim()}</code>}
    </div>
  );
}
