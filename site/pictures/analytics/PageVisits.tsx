import parts from '../parts/parts.module.css';
import styles from './page-visits.module.css';

/** Visits to a website's pages, and the orders that they led to, to scale. */
export function PageVisits() {
  return (
    <div className={parts.card}>
      <p className={styles.row}>
        <span>
          <b className={parts.name}>Orders by page</b>
          <span className={`${styles.note} ${parts.muted}`}>This week, by source</span>
        </span>
        <span className={`${styles.figures} ${parts.muted}`}>
          <span>Visits</span>
          <span>Orders</span>
          <span>Rate</span>
        </span>
      </p>
      {pages.map(({ path, visits, orders, sources }) => (
        <div key={path} className={styles.page}>
          <p className={styles.row}>
            <b>{path}</b>
            <Figures visits={visits} orders={sum(orders)} />
          </p>
          <svg className={styles.bar} width={share(sum(orders), most)} aria-hidden="true">
            {/* Each reaches to the end, below the next, so that no line shows between them. */}
            {orders.map((part, index) => (
              <rect
                key={part}
                x={share(sum(orders.slice(0, index)), sum(orders))}
                width={share(sum(orders.slice(index)), sum(orders))}
              />
            ))}
          </svg>
          {sources?.map(({ name, ...source }, index) => (
            <p key={name} className={styles.row}>
              <span>{name}</span>
              <Figures {...source} orders={orders[index] ?? 0} />
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
      <b>{orders}</b>
      <span>{share(orders, visits)}</span>
    </span>
  );
}

/** Orders are by source, and the first page has a row for each. */
const pages = [
  {
    path: '/harvest-sale',
    visits: 8214,
    orders: [588, 281, 125],
    sources: [
      { name: 'Your email', visits: 4106 },
      { name: 'Search', visits: 2575 },
      { name: 'Instagram', visits: 1533 },
    ],
  },
  { path: '/mangoes', visits: 5377, orders: [233, 196, 76] },
  { path: '/storing-cocoa', visits: 2905, orders: [88, 254, 50] },
];

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

const most = Math.max(...pages.map(({ orders }) => sum(orders)));
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;
