import button from '../../components/button.module.css';
import { Icon } from '../../components/Icon.tsx';
import styles from './search-form.module.css';

interface Props {
  action: string;
  /** Example queries. */
  examples: readonly string[];
}

/** Opens the page with a query: a script then shows the results. */
export function SearchForm({ action, examples }: Props) {
  return (
    <>
      <search className={styles.search}>
        <form className={styles.form} action={action}>
          <label className={styles.field}>
            <span className="sr">Search the documentation</span>
            <Icon name="search" size={20} />
            <input
              className={styles.input}
              type="search"
              name="q"
              placeholder="Fields, errors"
              required
              maxLength={100}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <button type="submit" className={`${button.button} ${button.lime}`}>
            Search
          </button>
        </form>
      </search>
      <p className={styles.hint}>
        Results need JavaScript. Without it, use your browser’s search to find words on this page.
      </p>
      <div className={styles.tries}>
        <p id="examples">Try</p>
        <ul className={styles.examples} aria-labelledby="examples">
          {examples.map((query) => (
            <li key={query}>
              <a className={styles.example} href={`${action}?q=${encodeURIComponent(query)}`}>
                {query}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
