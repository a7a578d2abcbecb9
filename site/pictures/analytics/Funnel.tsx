import { areaUnder } from '../parts/area-under.ts';
import parts from '../parts/parts.module.css';
import styles from './funnel.module.css';

/** Two events compared over a month, and the email to the people in between. */
export function Funnel() {
  return (
    <div className={parts.card}>
      <b className={parts.name}>Signed up, then invited a friend</b>
      <p className={parts.muted}>People, June 1 to 30</p>
      <svg className={`${parts.chart} ${styles.chart}`} height={floor + 30} aria-hidden="true">
        {[1500, 3000].map((people) => (
          <line key={people} className={parts.grid} x2="100%" y1={yOf(people)} y2={yOf(people)} />
        ))}
        <svg
          width="100%"
          height={floor}
          viewBox={`0 0 ${(begun.length - 1) * 3} ${floor * 10}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.begun} d={under(begun)} />
          <path className={styles.done} d={under(done)} />
        </svg>
        {[1500, 3000].map((people) => (
          <text key={people} className={parts.axis} y={yOf(people) - 6}>
            {people.toLocaleString('en')}
          </text>
        ))}
        <line className={styles.floor} x2="100%" y1={floor} y2={floor} />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path
            className={styles.between}
            d={`M0 ${yOf(4180)}V${yOf(1464)}M0 ${gap}H66q10 0 10 10V${floor + 54}`}
          />
          <circle className={styles.end} cx="76" cy={floor + 54} r="5" />
          <g transform={`translate(0 ${gap})`}>
            <rect className={styles.pill} rx="15" />
            <text x="-76" dy=".35em">
              2,716
            </text>
            <text x="-72" dy=".35em">
              not yet
            </text>
          </g>
          {[
            { people: 4180, label: 'signed up', look: '' },
            { people: 1464, label: 'invited', look: styles.less },
          ].map(({ people, label, look }) => (
            <g key={label}>
              <circle className={`${styles.end} ${look}`} cy={yOf(people)} r="6" />
              <text className={styles.count} x="14" y={yOf(people) + 6}>
                {people.toLocaleString('en')}
              </text>
              <text className={parts.axis} x="14" y={yOf(people) + 26}>
                {label}
              </text>
            </g>
          ))}
        </svg>
        {['June 1', 'June 15', 'June 30'].map((day, index) => (
          <text
            key={day}
            className={parts.axis}
            x={`${index * 50}%`}
            y={floor + 24}
            textAnchor={(['start', 'middle', 'end'] as const)[index]}
          >
            {day}
          </text>
        ))}
      </svg>
      <p className={styles.mail}>
        <i className={parts.face}>S</i>
        <span>
          <b>Bring a friend, share a box</b>
          <span className={parts.muted}>To 2,716 people, on Friday</span>
        </span>
        <span className={styles.people}>
          {['AO', 'FN', 'SK'].map((initials) => (
            <i key={initials}>{initials}</i>
          ))}
        </span>
        <span className={styles.state}>Scheduled</span>
      </p>
    </div>
  );
}

/** By the end of every third day. */
const begun = [60, 360, 740, 1180, 1655, 2145, 2630, 3095, 3530, 3900, 4180];
const done = [0, 30, 100, 210, 350, 515, 695, 885, 1080, 1276, 1464];

const floor = 232;
const yOf = (people: number) => floor - Math.round(people / 20);
const gap = yOf(2400);
/** In tenths of a pixel, so that the lines are smooth. */
const under = (values: number[]) =>
  areaUnder(
    values.map((people) => floor * 10 - people / 2),
    floor * 10,
  );
