import styles from './page-visits.module.css';
import parts from './parts.module.css';

/** Visits to a website's pages, and the orders they led to, to scale. */
export function PageVisits() {
  return (
    <div className={parts.card}>
      <p className={styles.row}>
        <b className={parts.name}>Page visits this week</b>
        <span className={`${styles.figures} ${parts.muted}`}>
          <span>Visits</span>
          <span>Orders</span>
          <span>Rate</span>
        </span>
      </p>
      {pages.map(({ path, sources, ...page }) => (
        <div key={path} className={styles.page}>
          <p className={styles.row}>
            <b>{path}</b>
            <Figures {...page} />
          </p>
          <svg className={styles.bar} width={share(page.visits, most)} aria-hidden="true">
            <rect width={share(page.orders, page.visits)} height="12" />
            {sources?.map(({ name, orders }, index) => (
              <rect
                key={name}
                x={share(ordersBefore(sources, index), page.visits)}
                width={share(orders, page.visits)}
                height="12"
              />
            ))}
          </svg>
          {sources?.map(({ name, ...source }) => (
            <p key={name} className={styles.row}>
              <span>{name}</span>
              <Figures {...source} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function Figures({ visits, orders }: { visits: number; orders: number }) {
  return (
    <span className={styles.figures}>
      <span>{visits.toLocaleString('en')}</span>
      <span>{orders}</span>
      <b>{share(orders, visits)}</b>
    </span>
  );
}

/** The first with where its visits came from, which share the orders in its bar. */
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
  { path: '/storing-cocoa', visits: 2905, orders: 93 },
];

const ordersBefore = (sources: { orders: number }[], index: number) =>
  sources.slice(0, index).reduce((sum, { orders }) => sum + orders, 0);

const most = 8214;
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
