import { UsageByDay, UsageByHour, UsageByWeek } from '../pictures/analytics/UsageCharts.tsx';
import parts from '../pictures/parts/parts.module.css';
import shared from './playable.module.css';
import styles from './playable-usage.module.css';

/** An interactive chart: by hour, day or week. Only radio buttons and styles, so it works without a script. */
export function PlayableUsage() {
  return (
    <fieldset className={`${parts.card} ${styles.usage}`}>
      <legend className={`${parts.name} ${styles.legend}`}>Active people</legend>
      <div className={`${shared.segments} ${styles.choices}`}>
        {views.map(({ by, label }) => (
          <label key={by}>
            <input
              type="radio"
              name="usage"
              value={by}
              defaultChecked={by === 'hour'}
              autoComplete="off"
            />
            {label}
          </label>
        ))}
      </div>
      {views.map(({ by, chart }) => (
        <div key={by} className={`${styles.view} ${styles[by]}`}>
          {chart}
        </div>
      ))}
    </fieldset>
  );
}

const views = [
  { by: 'hour', label: 'Hour', chart: <UsageByHour /> },
  { by: 'day', label: 'Day', chart: <UsageByDay /> },
  { by: 'week', label: 'Week', chart: <UsageByWeek /> },
];
