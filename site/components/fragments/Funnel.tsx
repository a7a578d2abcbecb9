import styles from './funnel.module.css';
import parts from './parts.module.css';

/** Two events compared over a month, and the people in between. */
export function Funnel() {
  return (
    <div className={parts.card}>
      <b className={parts.name}>Signed up, then invited a friend</b>
      <p className={parts.muted}>People, 1 to 30 June</p>
      <svg className={`${parts.chart} ${styles.chart}`} height={floor + 30} aria-hidden="true">
        {[2000, 4000].map((people) => (
          <g key={people}>
            <line className={parts.grid} x2="100%" y1={yOf(people)} y2={yOf(people)} />
            <text className={parts.axis} y={yOf(people) - 6}>
              {people.toLocaleString('en')}
            </text>
          </g>
        ))}
        <line className={styles.floor} x2="100%" y1={floor} y2={floor} />
        <svg
          width="68%"
          height={floor}
          viewBox={`0 0 ${begun.length - 1} ${floor}`}
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            className={styles.gap}
            d={`${lineOf(begun)}L${pointsOf(done).reverse().join('L')}z`}
          />
          <path className={styles.begun} d={lineOf(begun)} />
          <path className={styles.done} d={lineOf(done)} />
        </svg>
        <svg x="68%" overflow="visible" aria-hidden="true">
          {[
            { people: 4180, label: 'signed up' },
            { people: 1464, label: 'invited' },
          ].map(({ people, label }) => (
            <g key={label}>
              <circle className={styles.end} cy={yOf(people)} r="6" />
              <text className={styles.count} x="14" y={yOf(people) + 6}>
                {people.toLocaleString('en')}
              </text>
              <text className={parts.axis} x="14" y={yOf(people) + 26}>
                {label}
              </text>
            </g>
          ))}
        </svg>
        {['1 June', '15 June', '30 June'].map((day, index) => (
          <text
            key={day}
            className={parts.axis}
            x={`${index * 34}%`}
            y={floor + 24}
            textAnchor={index ? 'middle' : undefined}
          >
            {day}
          </text>
        ))}
      </svg>
      <p className={styles.between}>
        <b className={styles.people}>2,716</b>
        <span>
          <b>people in between</b>
          <span className={parts.muted}>Saved as a segment, mailed on Friday</span>
        </span>
      </p>
    </div>
  );
}

/** By the end of every third day. */
const begun = [60, 420, 900, 1320, 1900, 2310, 2680, 3120, 3490, 3900, 4180];
const done = [0, 40, 150, 270, 430, 590, 760, 960, 1130, 1330, 1464];

const floor = 232;
const yOf = (people: number) => floor - Math.round(people / 20);
const pointsOf = (values: number[]) => values.map((value, at) => `${at} ${yOf(value)}`);
const lineOf = (values: number[]) => `M${pointsOf(values).join('L')}`;
