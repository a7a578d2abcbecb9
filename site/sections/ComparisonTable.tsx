import type { ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { type CurrencyText, InCurrency } from '../components/InCurrency.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import styles from './comparison-table.module.css';

type Cell = string | { text: string | readonly CurrencyText[]; note?: string };

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

export interface AlsoIncluded {
  plan: string;
  features: readonly string[];
}

interface Props {
  title: string;
  groups: ComparisonGroup[];
  /** In the last row, since what one plan names says nothing about the others. */
  also: AlsoIncluded[];
  links: SiteLinks;
  children?: ReactNode;
}

/** The plans side by side. The chosen one is marked (`islands/pricing/show-chosen.ts`), in the built page Growth. */
export function ComparisonTable({ title, groups, also, links, children }: Props) {
  return (
    <Section id="compare">
      <section className={styles.compare} aria-label={title}>
        <div className={styles.head}>
          <h2 className={text.title}>{title}</h2>
          <p>
            Something not listed? <a href="/contact">Ask us</a>
          </p>
        </div>
        <div className={styles.columns} data-chosen="growth">
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
                  Enterprise <small>custom price</small>
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
            <tbody className={styles.also}>
              <tr>
                <th scope="row">Also included</th>
                {also.map(({ plan, features }) => (
                  <td key={plan} data-plan={plan}>
                    <ul>
                      {features.map((feature) => (
                        <li key={feature}>
                          <Icon name="check" />
                          {feature}
                        </li>
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <div className={styles.starts}>
            <LinkButton href={links.registerFromMain} register="main" look="outline">
              Try Growth free
            </LinkButton>
            <LinkButton href="/pricing?plan=flex" look="outline">
              See Flex prices
            </LinkButton>
            <LinkButton href={links.registerFromMain} register="main" look="outline">
              Try Flex free
            </LinkButton>
            <LinkButton href={links.demo} look="outline">
              Get a demo
            </LinkButton>
          </div>
        </div>
      </section>
      {children}
    </Section>
  );
}

/** @param plan stands beside its value where the columns are too narrow for their names */
function Value({ of: cell, plan }: { of: Cell; plan: string }) {
  if (typeof cell === 'string') return <td data-plan={plan}>{cell}</td>;
  const { text: shown, note } = cell;
  return (
    <td data-plan={plan}>
      {typeof shown === 'string' ? shown : <InCurrency texts={shown} />}
      {note && <small>{note}</small>}
    </td>
  );
}
