import { CallPath } from '../components/CallPath.tsx';
import { Method } from '../components/Method.tsx';
import styles from './all-pages.module.css';

interface Entry {
  label: string;
  href: string;
  /** The method of a call, whose label is its path. */
  method?: string;
}

export interface PageGroup {
  label: string;
  pages: (Entry & { sections: Entry[] })[];
}

/** Every page of the documentation and its sections, as one list. */
export function AllPages({ groups }: { groups: PageGroup[] }) {
  return groups.map(({ label, pages }) => (
    <section key={label} className={styles.group}>
      <h2>{label}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.href} className={styles.page}>
            <a className={styles.name} href={page.href}>
              {page.label}
            </a>
            <ul className={styles.sections}>
              {page.sections.map((section) => (
                <li key={section.href} className={section.method && styles.call}>
                  <Section {...section} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Section({ label, href, method }: Entry) {
  if (!method) return <a href={href}>{label}</a>;
  return (
    <a href={href}>
      <Method>{method}</Method> <CallPath>{label}</CallPath>
    </a>
  );
}
