import type { Health, HealthCheck } from '@grovemail/contract/console/health.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../components/Button.tsx';
import { ListState } from '../../components/ListState.tsx';
import { duration } from '../../components/times.ts';
import { useNow } from '../../components/use-now.ts';
import { KeyBar } from '../../frame/KeyBar.tsx';
import { Scroll } from '../../frame/Scroll.tsx';
import { useFrame } from '../../frame/surroundings.ts';
import { TopBar } from '../../frame/TopBar.tsx';
import { useCopy } from '../../frame/use-copy.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { Checks } from './Checks.tsx';
import { Figures } from './Figures.tsx';
import styles from './health-page.module.css';
import { headline, inWords, size } from './health-words.ts';

const everyMs = 60_000;

/** How things are, in a sentence, in figures, and what to do. */
export function HealthPage() {
  const now = useNow();
  const copyText = useCopy();
  const { surroundings } = useFrame();
  const { body, error, refresh } = useCall<Health>('/api/health', everyMs);
  const copy = () =>
    copyText(
      (body?.checks ?? []).map((check) => `${check.state} ${inWords(check)}`).join('\n'),
      'Copied',
    );
  useKeys({ r: refresh, c: () => void copy() });
  const checksThat = (wanted: HealthCheck['state']) =>
    body?.checks.filter(({ state }) => state === wanted) ?? [];
  const status = body
    ? `checked ${duration(now - body.checkedAt)} ago, again every minute while this page is open`
    : 'looking around';
  return (
    <>
      <TopBar title="Health" status={status}>
        <div className={styles.actions}>
          <Button icon="copy" shortcut="C" onClick={() => void copy()}>
            Copy as text
          </Button>
          <Button look="lime" icon="stethoscope" shortcut="R" onClick={refresh}>
            Check again
          </Button>
        </div>
      </TopBar>
      <Scroll label="Health" isAway={body !== null && error !== null}>
        <ListState of={body} error={error} />
        {body && (
          <>
            <header className={styles.headline}>
              <h2>{headline(body)}</h2>
              <p>
                <span>{storeText(body)}</span>
                <span>{surroundings.siteUrl}</span>
              </p>
            </header>
            <Figures body={body} now={now} version={surroundings.version} />
            <Checks title="To do" checks={checksThat('alarm')} />
            <Checks title="Worth knowing" checks={checksThat('notice')} />
            <Checks title="Fine" checks={checksThat('ok')} />
          </>
        )}
      </Scroll>
      <KeyBar
        keys={[
          ['R', 'Check again'],
          ['C', 'Copy as text'],
        ]}
      />
    </>
  );
}

function storeText({ isPostgres, disk }: Health): string {
  if (isPostgres) return 'PostgreSQL';
  return disk?.store == null ? 'Embedded store' : `Embedded store, ${size(disk.store)}`;
}
