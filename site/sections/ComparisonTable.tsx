import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { type CurrencyText, InCurrency } from '../components/InCurrency.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './comparison-table.module.css';

/** Several features are a list. */
type Cell = string | readonly string[] | { text: string | readonly CurrencyText[]; note?: string };

export interface ComparisonRow {
  name: string;
  /** What the row includes. */
  note?: string;
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

/** The plans side by side. */
export function ComparisonTable({ title, groups, links, children }: Props) {
  return (
    <Section id="compare">
      <div className={styles.compare}>
        <div className={styles.head}>
          <h2 className={text.title}>{title}</h2>
          <p>
            Something not listed? <a href="/contact">Ask us</a>
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
          <table className={styles.table} aria-label={title}>
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
              <tbody key={group.title}>
                <tr>
                  <th scope="rowgroup" colSpan={4}>
                    {group.title}
                  </th>
                </tr>
                {group.rows.map(({ name, note, growth, flex, enterprise }) => (
                  <tr key={name}>
                    <th scope="row">
                      {name}
                      {note && <small>{note}</small>}
                    </th>
                    <Value of={growth} plan="Growth" />
                    <Value of={flex} plan="Flex" />
                    <Value of={enterprise} plan="Enterprise" />
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

/** @param plan stands above a list where the columns are too narrow for one */
function Value({ of: cell, plan }: { of: Cell; plan: string }) {
  if (typeof cell === 'string') return <td>{cell}</td>;
  if (isList(cell)) {
    return (
      <td data-plan={plan}>
        <ul>
          {cell.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </td>
    );
  }
  const { text: shown, note } = cell;
  return (
    <td>
      {typeof shown === 'string' ? shown : <InCurrency texts={shown} />}
      {note && <small>{note}</small>}
    </td>
  );
}

/** `Array.isArray` does not narrow read-only arrays. */
function isList(cell: Cell): cell is readonly string[] {
  return Array.isArray(cell);
}
