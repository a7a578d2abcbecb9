import { AnalyticsTiles } from './AnalyticsTiles.tsx';
import dashboard from './analytics-dashboard.module.css';
import tiles from './analytics-tiles.module.css';
import { Drawing } from './Drawing.tsx';

/** The tiles across the full width of a page, plus one more. */
export function AnalyticsDashboard() {
  return (
    <div className={dashboard.dashboard}>
      <AnalyticsTiles />
      <Drawing sheet="analytics" part="sources" className={tiles.tile} />
    </div>
  );
}
