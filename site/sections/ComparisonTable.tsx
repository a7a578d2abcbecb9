import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Section } from '../components/Section.tsx';
import { Switch } from '../components/Switch.tsx';
import text from '../components/text.module.css';
import styles from './comparison-table.module.css';

type Cell = string | boolean;

export interface ComparisonRow {
  name: string;
  growth: Cell;
  enterprise: Cell;
  flex: Cell;
}

/** A group's title is above its rows. */
export interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
}

interface Props {
  title: string;
  groups: ComparisonGroup[];
  links: SiteLinks;
  children?: ReactNode;
}

/** The plans side by side. The switch hides groups without a difference with CSS alone. */
export function ComparisonTable({ title, groups, links, children }: Props) {
  return (
    <Section id="compare">
      <div className={styles.compare}>
        <div className={styles.head}>
          <h2 className={text.title}>{title}</h2>
          <Switch name="differences">Differences only</Switch>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">
                  Growth <small>by contacts</small>
                </th>
                <th scope="col">
                  Flex <small>by emails sent</small>
                </th>
                <th scope="col">
                  Enterprise <small>as agreed</small>
                </th>
              </tr>
            </thead>
            {groups.map((group) => (
              <tbody
                key={group.title}
                className={group.rows.every(isSame) ? styles.same : undefined}
              >
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {group.title}
                  </th>
                </tr>
                {group.rows.map(({ name, growth, flex, enterprise }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <Value of={growth} />
                    <Value of={flex} />
                    <Value of={enterprise} />
                  </tr>
                ))}
              </tbody>
            ))}
            <tfoot>
              <tr>
                <td />
                <td>
                  <LinkButton href={links.registerFromMain} register="main">
                    Try Growth free
                  </LinkButton>
                </td>
                <td>
                  <LinkButton href="/pricing?plan=flex" look="outline">
                    See Flex prices
                  </LinkButton>
                </td>
                <td>
                  <LinkButton href={links.demo} look="outline">
                    Get a demo
                  </LinkButton>
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
      {children}
    </Section>
  );
}

const isSame = ({ growth, enterprise, flex }: ComparisonRow) =>
  growth === enterprise && growth === flex;

function Value({ of: cell }: { of: Cell }) {
  if (typeof cell === 'string') return <td>{cell}</td>;
  return (
    <td className={cell ? undefined : styles.no}>
      {cell ? <Icon name="check" /> : '—'}
      <span className="sr">{cell ? 'Included' : 'Not included'}</span>
    </td>
  );
}
