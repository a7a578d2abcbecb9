import styles from './all-pages.module.css';

interface Entry {
  label: string;
  href: string;
}

export interface PageGroup {
  label: string;
  pages: (Entry & { sections: Entry[] })[];
}

/** Every page of the documentation and its sections, as one list. */
export function AllPages({ groups }: { groups: PageGroup[] }) {
  return (
    <>
      <p className={styles.hint}>Use your browser’s search to find words here.</p>
      {groups.map(({ label, pages }) => (
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
                    <li key={section.href}>
                      <a href={section.href}>{section.label}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
