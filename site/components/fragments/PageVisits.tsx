import { Icon } from '../Icon.tsx';
import styles from './page-visits.module.css';
import parts from './parts.module.css';

/** Visits to a website's pages, and the orders they led to, to scale. */
export function PageVisits() {
  return (
    <div className={parts.card}>
      <p className={parts.head}>
        <b className={parts.name}>Page visits this week</b>
        <span className={parts.muted}>Ordered</span>
      </p>
      {pages.map(({ path, visits, orders, sources }) => (
        <div key={path} className={styles.page}>
          <p>
            <span>
              <b>{path}</b> <span className={parts.muted}>{count(visits)}&nbsp;visits</span>
            </span>
            <b className={styles.rate}>{percent(orders / visits)}</b>
          </p>
          <svg className={`${parts.chart} ${styles.chart}`} height="16" aria-hidden="true">
            <rect className={styles.visits} width={share(visits)} height="16" rx="4" />
            <svg width={share(orders)} height="16" aria-hidden="true">
              <rect className={styles.orders} width="9999" height="16" rx="4" />
            </svg>
            <text x={share(visits)} dx="8" y="13">
              {count(orders)} <tspan>orders</tspan>
            </text>
          </svg>
          {sources && (
            <div className={styles.sources}>
              {sources.map(({ name, visits, orders }) => (
                <p key={name}>
                  {name}
                  <span className={parts.muted}>{count(visits)}</span>
                  <Icon name="arrow" size={16} />
                  <span>{count(orders)} orders</span>
                </p>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** The first with where its visits came from. */
const pages = [
  {
    path: '/harvest-sale',
    visits: 8214,
    orders: 994,
    sources: [
      { name: 'Your email', visits: 4106, orders: 588 },
      { name: 'Search', visits: 2575, orders: 281 },
      { name: 'Instagram', visits: 1533, orders: 125 },
    ],
  },
  { path: '/mangoes', visits: 5377, orders: 505 },
  { path: '/blog/storing-cocoa', visits: 2905, orders: 93 },
];

const count = (value: number) => value.toLocaleString('en');
const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
const share = (value: number) => `${Math.round((value / 8214) * 1000) / 10}%`;
