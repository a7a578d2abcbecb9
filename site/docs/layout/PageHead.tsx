import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Stamp } from '../../pictures/stamps/Stamp.tsx';
import type { StampName } from '../../pictures/stamps/stamps.ts';
import { InlineText } from '../components/InlineText.tsx';
import styles from './page-head.module.css';

export interface Crumb {
  label: string;
  /** None for the page itself. */
  href?: string;
}

interface Props {
  title: string;
  /** The HTTP status of an error, whose title is its code. */
  status?: number | undefined;
  lead: string;
  /** At the corner, on a page without code beside its title. */
  stamp: StampName | undefined;
  crumbs: Crumb[];
  /** Whether the page has a list of its contents. */
  contents: boolean;
  /** Actions for the page: copy it, open it as Markdown. */
  actions?: ReactNode;
}

/** The head of a page: breadcrumbs, title, lead and actions. */
export function PageHead({ title, status, lead, stamp, crumbs, contents, actions }: Props) {
  return (
    <div>
      {stamp && (
        <div className={styles.stamp} data-no-markdown="">
          <Stamp name={stamp} />
        </div>
      )}
      <nav aria-label="Breadcrumb">
        <ol className={styles.crumbs}>
          {crumbs.map(({ label, href }) => (
            <li key={label} className={styles.crumb}>
              {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
              {href && <Icon name="chevronRight" size={14} />}
            </li>
          ))}
        </ol>
      </nav>
      <h1 className={styles.title}>
        {status ? (
          <>
            <span className={styles.status}>{status}</span>{' '}
            <code className={styles.code}>{title}</code>
          </>
        ) : (
          title
        )}
      </h1>
      <p className={styles.lead}>
        <InlineText text={lead} />
      </p>
      <div className={styles.actions}>
        {contents && <ContentsButton />}
        {actions}
      </div>
    </div>
  );
}

/** Opens the table of contents on medium screens, which show neither the contents nor a thumb bar. */
function ContentsButton() {
  return (
    <button type="button" className={styles.contents} popoverTarget="docs-contents">
      <Icon name="list" />
      On this page
    </button>
  );
}
