import type { ReactNode } from 'react';
import { areaUnder } from '../parts/area-under.ts';
import parts from '../parts/parts.module.css';
import styles from './usage-charts.module.css';

/** People active by hour this week, and in the week before; on phones, those of the busiest day. */
export function UsageByHour() {
  return (
    <>
      <Hours
        className={styles.week}
        lines={['This week', 'Last week']}
        label="People by hour, Monday to Sunday: most on Thursday at 8 pm, 1,340, after an email at 6 pm."
        names={days.map(({ day }) => day)}
        from={0}
        to={168}
        step={2}
      />
      <Hours
        className={styles.day}
        lines={['Thursday', 'Thursday before']}
        label="People by hour on Thursday: most at 8 pm, 1,340, after an email at 6 pm."
        names={['4 am', 'noon', '8 pm']}
        from={thursday}
        to={thursday + 24}
        step={1}
      />
    </>
  );
}

interface HoursProps {
  className: string | undefined;
  lines: [now: string, before: string];
  label: string;
  names: string[];
  /** Hours since Monday, midnight. */
  from: number;
  to: number;
  /** Between the points of the line. */
  step: number;
}

function Hours({ className, lines, label, names, from, to, step }: HoursProps) {
  const peak = Math.max(...thisWeek);
  const at = (hour: number) => percent((hour - from) / (to - from));
  const x = at(thisWeek.indexOf(peak));
  const isWeek = to - from > 24;
  /** Lower than the label of the peak. */
  const flag = 52;
  const line = (people: number[]) => {
    const hours = people.slice(from, to + 1).filter((_, hour) => hour % step === 0);
    return areaUnder(
      hours.map((value) => above(value, 6)),
      floor,
    );
  };
  return (
    <div className={className}>
      <p className={styles.about}>
        <span className={styles.this}>{lines[0]}</span>
        <span className={styles.last}>{lines[1]}</span>
      </p>
      <Chart {...{ label, names }} perPixel={6} lines={[500, 1000, 1500]}>
        <linearGradient id={`fade${from}`} className={styles.fade} x2="0" y2="1">
          <stop stopOpacity=".4" />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
        <line
          className={styles.pole}
          x1={at(thursday + 18)}
          x2={at(thursday + 18)}
          y1={flag}
          y2={floor}
        />
        <svg
          viewBox={`0 0 ${((to - from) / step) * 3} ${floor}`}
          height={floor}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.area} d={line(thisWeek)} fill={`url(#fade${from})`} />
          <path className={styles.before} d={line(lastWeek)} />
        </svg>
        <svg x={at(thursday + 18)} y={flag} overflow="visible" aria-hidden="true">
          <path className={styles.sent} d="M-24 0H1V18H-24zM1 0l-12 10L-24 0" />
          <text className={styles.count} x="-32" y="14" textAnchor="end">
            Email sent, 6 pm
          </text>
        </svg>
        <circle className={styles.peak} cx={x} cy={above(peak, 6)} r="7" />
        <text className={styles.count} x={x} y={above(peak, 6) + 4}>
          <tspan dx="16">{peak.toLocaleString('en')}</tspan>
          {isWeek && (
            <tspan className={styles.when} x={x} dx="16" dy="1.4em">
              Thu, 8 pm
            </tspan>
          )}
        </text>
      </Chart>
    </div>
  );
}

/** People active by day this week. */
export function UsageByDay() {
  return (
    <>
      <p className={styles.about}>People who came, by day</p>
      <Chart
        label="People by day: most on Thursday, 3,410."
        perPixel={15}
        lines={[1000, 2000, 3000]}
        names={days.map(({ day }) => day)}
      >
        <Bars values={days.map(({ people }) => people)} perPixel={15} best={3} />
        <Best x="50%" y={above(3410, 15) - 10}>
          3,410
        </Best>
      </Chart>
    </>
  );
}

/** People active by week. */
export function UsageByWeek() {
  return (
    <>
      <p className={styles.about}>People who came, by week</p>
      <Chart
        label="People by week: from 6,020 in April to 8,130 this week."
        perPixel={36}
        lines={[2500, 5000, 7500]}
        names={['20 Apr', '', '4 May', '', '18 May', '', '1 June', '']}
      >
        <Bars values={[6020, 6240, 6110, 6480, 7020, 6890, 7560, 8130]} perPixel={36} best={7} />
        <Best x="93.75%" y={above(8130, 36) - 10}>
          8,130
        </Best>
      </Chart>
    </>
  );
}

const floor = 248;

/** The height of a number of people, in whole pixels. */
const above = (people: number, perPixel: number) => Math.round(floor - people / perPixel);

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

/** Its first hour. */
const thursday = 72;

interface ChartProps {
  label: string;
  perPixel: number;
  /** Where the grid has lines. */
  lines: number[];
  names: string[];
  children: ReactNode;
}

function Chart({ label, perPixel, lines, names, children }: ChartProps) {
  return (
    <svg
      className={`${parts.chart} ${styles.plot}`}
      height={floor + 36}
      role="img"
      aria-label={label}
    >
      {lines.map((people) => (
        <line
          key={people}
          className={parts.grid}
          x2="100%"
          y1={above(people, perPixel)}
          y2={above(people, perPixel)}
        />
      ))}
      {children}
      {[0, ...lines].map((people) => (
        <text
          key={people}
          className={parts.axis}
          x="-12"
          y={above(people, perPixel) + 5}
          textAnchor="end"
        >
          {people.toLocaleString('en')}
        </text>
      ))}
      <line className={styles.floor} x2="100%" y1={floor} y2={floor} />
      {names.map((name, index) => (
        <text
          key={name || index}
          className={parts.axis}
          x={percent((index + 0.5) / names.length)}
          y={floor + 26}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

function Bars(props: { values: number[]; perPixel: number; best: number }) {
  const { values, perPixel, best } = props;
  return values.map((value, index) => (
    <rect
      key={value}
      className={index === best ? styles.best : styles.bar}
      x={percent((index + 0.24) / values.length)}
      y={above(value, perPixel)}
      width={percent(0.52 / values.length)}
      height={floor - above(value, perPixel)}
      rx="6"
    />
  ));
}

function Best({ x, y, children }: { x: string; y: number; children: ReactNode }) {
  return (
    <text className={styles.count} x={x} y={y} textAnchor="middle">
      {children}
    </text>
  );
}

/** How busy each day is: in the morning, in the evening, and altogether. */
const days = [
  { day: 'Mon', noon: 620, evening: 700, people: 2310 },
  { day: 'Tue', noon: 700, evening: 660, people: 2420 },
  { day: 'Wed', noon: 680, evening: 880, people: 2655 },
  { day: 'Thu', noon: 740, evening: 240, people: 3410 },
  { day: 'Fri', noon: 820, evening: 960, people: 3120 },
  { day: 'Sat', noon: 560, evening: 820, people: 2480 },
  { day: 'Sun', noon: 380, evening: 560, people: 1690 },
];

/** Every hour. */
const week = (share: number, shift: number) =>
  [...Array(169).keys()].map((at) => {
    const people = [-1, ...days.keys()].map((day) => {
      const { noon = 0, evening = 0 } = days[(day + shift + 7) % 7] ?? {};
      const hour = at - day * 24;
      return noon * near(hour, 12, 3) + evening * near(hour, 20, 2.4);
    });
    const sum = people.reduce((all, some) => all + some, 60);
    return Math.round(share * sum);
  });

const near = (hour: number, middle: number, spread: number) =>
  Math.exp(-((hour - middle) ** 2) / (2 * spread ** 2));

/** How many more come after the email. */
const afterEmail = (hour: number) => (hour > 18 ? Math.round(1019 * near(hour, 20, 1.6)) : 0);

const thisWeek = week(1, 0).map((people, hour) => people + afterEmail(hour - thursday));
const lastWeek = week(0.8, 5);
