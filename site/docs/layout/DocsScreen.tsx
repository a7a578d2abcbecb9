import type { ReactNode } from 'react';
import type { SiteLinks } from '../../components/links.ts';
import { type StampName, stamps } from '../../pictures/stamps/stamps.ts';
import type { NavGroup } from '../navigation/nav-tree.ts';
import { Contents, type Heading } from './Contents.tsx';
import { DocsFooter } from './DocsFooter.tsx';
import { DocsHeader } from './DocsHeader.tsx';
import { DocsNav } from './DocsNav.tsx';
import styles from './docs-screen.module.css';
import { PageEnd, type PageEndProps } from './PageEnd.tsx';
import { type Crumb, PageHead } from './PageHead.tsx';
import { RequestedPath } from './RequestedPath.tsx';
import { ThumbBar } from './ThumbBar.tsx';
import { TrayRow } from './TrayRow.tsx';

interface Props {
  brand: { name: string; legalName: string; email: string };
  links: SiteLinks;
  groups: NavGroup[];
  address: string;
  current: string;
  /** The page is shown at an address of its group, whose groups are all open. */
  isReplacement: boolean;
  /** The page is shown in place of one that does not exist. */
  isMissing: boolean;
  title: string;
  status?: number | undefined;
  lead: string;
  crumbs: Crumb[];
  headings: Heading[];
  /** A reference page has a tray for code beside its text; a guide has its contents there. */
  tray: boolean;
  /** The list of all pages: its text has the width of the contents too, and every group of the navigation is open. */
  index: boolean;
  tryIt: boolean;
  end: Omit<PageEndProps, 'feedback'>;
  actions?: ReactNode;
  feedback?: ReactNode;
  /** Beside the title, on a page with a tray. */
  headTray?: ReactNode;
  children?: ReactNode;
}

/** A page of the documentation: header, navigation, text, and contents or code beside it. */
export function DocsScreen(props: Props) {
  const { brand, links, headings, tray } = props;
  const head = (
    <PageHead
      title={props.title}
      status={props.status}
      lead={props.lead}
      stamp={tray ? undefined : stampOf(props)}
      crumbs={props.crumbs}
      contents={headings.length > 0}
      actions={props.actions}
    />
  );
  return (
    <>
      <DocsHeader brand={brand.name} links={links} address={props.address} />
      <div className={styles.shell}>
        <div className={styles.frame}>
          <DocsNav
            brand={brand.name}
            links={links}
            groups={props.groups}
            address={props.address}
            expanded={props.index || props.isReplacement}
            current={props.current}
          />
          <div className={styles.side}>
            <main id="main" tabIndex={-1} className={styles.main}>
              <div className={tray ? styles.reference : props.index ? styles.wide : styles.guide}>
                <article className={styles.article}>
                  {props.isMissing && <RequestedPath title={props.title} />}
                  {tray ? <TrayRow tray={props.headTray}>{head}</TrayRow> : head}
                  {props.children}
                  <PageEnd {...props.end} feedback={props.feedback} />
                  <DocsFooter
                    legalName={brand.legalName}
                    email={brand.email}
                    year={new Date().getFullYear()}
                  />
                </article>
                {headings.length > 0 && <Contents headings={headings} />}
              </div>
              <ThumbBar contents={headings.length > 0} tryIt={props.tryIt} />
            </main>
          </div>
        </div>
      </div>
      <p className="sr" role="status" data-announce="" />
    </>
  );
}

/** Each guide has its own, by its place in the navigation. */
function stampOf({ groups, current }: Props): StampName | undefined {
  const names = Object.keys(stamps) as StampName[];
  const place = groups.flatMap(({ leaves }) => leaves).findIndex(({ path }) => path === current);
  return names[(place + 2) % names.length];
}
