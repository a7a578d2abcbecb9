import shared from './fragment.module.css';
import parts from './parts.module.css';

/** Visits to a website's pages, and their results. */
export function PageVisits() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>Page visits</b>
        <span className={shared.muted}>Led to an order</span>
      </div>
      <ul className={parts.rows}>
        {pages.map(([path, visits, share]) => (
          <li key={path} className={parts.row}>
            <span>
              <b>{path}</b>
              <br />
              <span className={shared.muted}>{visits} visits</span>
            </span>
            <span className={shared.pill}>{share}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const pages = [
  ['/harvest-sale', '8,214', '12.1%'],
  ['/mangoes', '5,377', '9.4%'],
  ['/blog/storing-cocoa', '2,905', '3.2%'],
] as const;
