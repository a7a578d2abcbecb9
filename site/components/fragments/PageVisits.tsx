import styles from './page-visits.module.css';
import parts from './parts.module.css';

/** Visits to a website's pages, and the orders they led to, to scale. */
export function PageVisits() {
  return (
    <div className={parts.card}>
      <p className={parts.head}>
        <b className={parts.name}>Page visits</b>
        <span className={parts.muted}>This week</span>
      </p>
      {pages.map(({ path, visits, orders }) => (
        <div key={path} className={styles.page}>
          <p className={parts.head}>
            <b>{path}</b>
            <span className={parts.muted}>{count(visits)} visits</span>
          </p>
          <svg className={parts.chart} height="28" aria-hidden="true">
            <rect className={styles.visits} width={share(visits)} height="28" rx="6" />
            <svg width={share(orders)} height="28" aria-hidden="true">
              <rect className={styles.orders} width="9999" height="28" rx="6" />
            </svg>
          </svg>
          <p className={parts.head}>
            <span>
              <b>{count(orders)}</b> <span className={parts.muted}>led to an order</span>
            </span>
            <b>{((orders / visits) * 100).toFixed(1)}%</b>
          </p>
        </div>
      ))}
    </div>
  );
}

const pages = [
  { path: '/harvest-sale', visits: 8214, orders: 994 },
  { path: '/mangoes', visits: 5377, orders: 505 },
  { path: '/blog/storing-cocoa', visits: 2905, orders: 93 },
];

const count = (value: number) => value.toLocaleString('en');
const share = (value: number) => `${Math.round((value / 8214) * 1000) / 10}%`;
