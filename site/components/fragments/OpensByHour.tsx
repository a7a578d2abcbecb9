import styles from './opens-by-hour.module.css';
import parts from './parts.module.css';
import pill from './pill.module.css';

/** A campaign's opens on its first day, by hour. */
export function OpensByHour() {
  return (
    <div className={parts.card}>
      <div className={parts.head}>
        <b className={parts.name}>Opens by hour</b>
        <span className={pill.pill}>46.2% opened</span>
      </div>
      <p className={parts.muted}>11,236 on Tuesday</p>
      <svg className={`${parts.chart} ${styles.hours}`} height="312" aria-hidden="true">
        {[0, 1000, 2000].map((opens) => (
          <g key={opens}>
            <line className={parts.grid} x2="100%" y1={yOf(opens)} y2={yOf(opens)} />
            <text className={parts.axis} y={yOf(opens) - 6}>
              {opens ? `${opens / 1000}k` : ''}
            </text>
          </g>
        ))}
        {hours.map((opens, index) => (
          <rect
            key={opens}
            className={opens === peak ? styles.peak : styles.hour}
            x={`${left + index * step}%`}
            y={yOf(opens)}
            width={`${step - 1.4}%`}
            height={floor - yOf(opens)}
            rx="6"
          />
        ))}
        <text
          className={styles.best}
          x={`${left + (hours.indexOf(peak) + 0.4) * step}%`}
          y={yOf(peak) - 12}
          textAnchor="middle"
        >
          2,210 at 10 am
        </text>
        {['9 am', '12 pm', '3 pm', '6 pm'].map((hour, index) => (
          <text
            key={hour}
            className={parts.axis}
            x={`${left + (index * 3 + 0.4) * step}%`}
            y={floor + 24}
            textAnchor="middle"
          >
            {hour}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** From 9 am. */
const hours = [1604, 2210, 1497, 1102, 904, 702, 598, 811, 606, 497, 402, 303];
const peak = Math.max(...hours);

const floor = 280;
const left = 8;
const step = 92 / hours.length;

const yOf = (opens: number) => floor - Math.round(opens / 10);
