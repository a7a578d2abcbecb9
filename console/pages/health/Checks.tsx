import type { HealthCheck } from '@grovemail/contract/console/health.ts';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { CopyBlock } from '../../frame/CopyBlock.tsx';
import styles from './checks.module.css';

const signs: Readonly<Record<HealthCheck['state'], { icon: IconName; word: string }>> = {
  ok: { icon: 'good', word: 'Fine' },
  notice: { icon: 'warning', word: 'Notice' },
  alarm: { icon: 'warning', word: 'Alarm' },
};

/** What was looked at: what is wrong beside what to do, or how it is. */
export function Checks({ title, checks }: { title: string; checks: readonly HealthCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <section className={styles.checks}>
      <h3>{title}</h3>
      <dl>
        {checks.map(({ name, state, found, fix }) => (
          <div key={name + found} data-state={state}>
            <dt>
              <span className={styles.sign}>
                <Icon name={signs[state].icon} size={16} />
              </span>
              <span className="sr">{signs[state].word}: </span>
              {name}
            </dt>
            <dd className={fix && styles.found}>{found}</dd>
            {fix && (
              <dd>
                {fix.instruction}
                <CopyBlock text={fix.snippet} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
