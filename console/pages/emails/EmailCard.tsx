import type { EmailDetail, TemplateOfEmail } from '@grovemail/contract/console/emails.ts';
import { Icon } from '../../components/Icon.tsx';
import { moment } from '../../components/times.ts';
import { WithNames } from '../../components/WithNames.tsx';
import styles from './email-card.module.css';
import { endingOf } from './endings.ts';
import { Postmark } from './Postmark.tsx';

interface Props {
  detail: EmailDetail;
  /** Null: it is stored no more. */
  template: TemplateOfEmail | null;
  now: number;
}

/** The template as it was, since the text of a sent email is deleted, and how it ended. */
export function EmailCard({ detail, template, now }: Props) {
  const ending = endingOf(detail);
  return (
    <figure className={styles.card}>
      <figcaption>
        <span className={styles.icon}>
          <Icon name="templates" size={16} />
        </span>
        <span>
          <b>{detail.what}</b>
          <span>
            {template
              ? `the template, as of ${moment(detail.createdAt, now)}`
              : 'that version is not stored'}
          </span>
        </span>
      </figcaption>
      <div className={styles.mail}>
        <h3>
          {template ? <WithNames text={template.subject} names={template.names} /> : detail.subject}
        </h3>
        {template && (
          <p>
            <WithNames text={template.words} names={template.names} />
          </p>
        )}
        {ending && (
          <Postmark
            {...ending}
            date={new Date(ending.at).toLocaleDateString('en-GB', {
              day: 'numeric',
              month: 'short',
            })}
          />
        )}
      </div>
    </figure>
  );
}
