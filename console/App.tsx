import type { Overview, Surroundings } from '@grovemail/contract/console/session.ts';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import styles from './app.module.css';
import { useCall } from './calls/use-call.ts';
import { Icon } from './components/Icon.tsx';
import { clock } from './components/times.ts';
import { Closed } from './frame/Closed.tsx';
import { FindDialog } from './frame/find/FindDialog.tsx';
import { KeysDialog } from './frame/KeysDialog.tsx';
import { Navigation } from './frame/Navigation.tsx';
import { FrameContext } from './frame/surroundings.ts';
import { ToastPlace } from './frame/ToastPlace.tsx';
import { usePlaceKeys } from './frame/use-place-keys.ts';
import { takeFocus } from './keyboard/focus.ts';
import { useKeys } from './keyboard/use-keys.ts';
import { AuditPage } from './pages/audit/AuditPage.tsx';
import { EmailsPage } from './pages/emails/EmailsPage.tsx';
import { HealthPage } from './pages/health/HealthPage.tsx';
import { InboxPage } from './pages/inbox/InboxPage.tsx';
import { KeysPage } from './pages/keys/KeysPage.tsx';
import { PeoplePage } from './pages/people/PeoplePage.tsx';
import { feedback, quarantine, subscribers } from './pages/records/nouns.ts';
import { RecordsPage } from './pages/records/RecordsPage.tsx';
import { SuppressionsPage } from './pages/suppressions/SuppressionsPage.tsx';
import { codeOfAddress } from './pages/templates/paths.ts';
import { TemplatesPage } from './pages/templates/TemplatesPage.tsx';
import { VisitsPage } from './pages/visits/VisitsPage.tsx';
import { WebhooksPage } from './pages/webhooks/WebhooksPage.tsx';

const overviewMs = 5_000;

/** @param start why there is no key; null if there is one */
export function App({ start }: { start: Promise<string | null> }) {
  return (
    <Suspense>
      <Started start={start} />
    </Suspense>
  );
}

function Started({ start }: { start: Promise<string | null> }) {
  const problem = use(start);
  const surroundings = useCall<Surroundings>(problem === null ? '/api/surroundings' : null);
  if (problem !== null) return <Closed title="This page has no key" text={problem} />;
  if (surroundings.error?.status === 401)
    return <Closed title="This page has no key" text={surroundings.error.message} />;
  if (surroundings.body) return <Console surroundings={surroundings.body} />;
  return surroundings.error ? <Closed title="The console was closed" text={closedText} /> : null;
}

function Console({ surroundings }: { surroundings: Surroundings }) {
  const overview = useCall<Overview>('/api/overview', overviewMs);
  const [isKeysOpen, setKeysOpen] = useState(false);
  const [isFindOpen, setFindOpen] = useState(false);
  usePlaceKeys(() => setKeysOpen(true));
  useKeys({ 'Ctrl+k': () => setFindOpen(true) });
  const sheet = useSheetFocus();
  // Status 0 is no response: the console was closed. While the store is unreachable, there is one.
  if (overview.error?.status === 0)
    return <Closed title="The console was closed" text={closedText} />;
  if (overview.error?.status === 401)
    return <Closed title="The console was started again" text={overview.error.message} />;
  const { isReadOnly } = surroundings;
  const frame = {
    surroundings,
    overview: overview.body,
    refresh: overview.refresh,
    readingOnly: isReadOnly ? 'the console was started with --read-only' : undefined,
  };
  return (
    <FrameContext value={frame}>
      <ToastPlace>
        <div className={styles.frame}>
          <Navigation find={() => setFindOpen(true)} />
          <main className={styles.sheet} ref={sheet} tabIndex={-1}>
            {isReadOnly && (
              <p className={styles.strip}>
                <Icon name="eye" />
                <span>
                  <b>You only read.</b> Started with <code>--read-only</code>.
                </span>
              </p>
            )}
            {overview.error && (
              <p className={styles.strip} data-tone="error" role="alert">
                <Icon name="storeAway" />
                <span>
                  <b>The store does not answer.</b>{' '}
                  {overview.body && `You see what was there at ${clock(overview.at)}. `}Trying
                  again.
                </span>
              </p>
            )}
            <Switch>
              <Route path="/inbox/:id?">{({ id }) => <InboxPage id={id ?? null} />}</Route>
              {[subscribers, feedback, quarantine].map((noun) => (
                <Route key={noun.path} path={`${noun.path}/:id?`}>
                  {({ id }) => <RecordsPage noun={noun} id={id ?? null} />}
                </Route>
              ))}
              <Route path="/emails/:id?">{({ id }) => <EmailsPage id={id ?? null} />}</Route>
              <Route path="/suppressions/:id?">
                {({ id }) => <SuppressionsPage id={id ?? null} />}
              </Route>
              <Route path="/people" component={PeoplePage} />
              <Route path="/health" component={HealthPage} />
              <Route path="/visits" component={VisitsPage} />
              <Route path="/audit" component={AuditPage} />
              <Route path="/templates/:code?">
                {() => <TemplatesPage code={codeOfAddress(location.pathname)} />}
              </Route>
              <Route path="/webhooks/:id?">{({ id }) => <WebhooksPage id={id ?? null} />}</Route>
              <Route path="/keys/:id?">{({ id }) => <KeysPage id={id ?? null} />}</Route>
              <Route>
                <Redirect to="/inbox" replace />
              </Route>
            </Switch>
          </main>
        </div>
        {isFindOpen && <FindDialog close={() => setFindOpen(false)} />}
        {isKeysOpen && <KeysDialog close={() => setKeysOpen(false)} />}
      </ToastPlace>
    </FrameContext>
  );
}

/** Focuses a page when it opens, so that Tab starts in it and not in the navigation. */
function useSheetFocus() {
  const sheet = useRef<HTMLElement>(null);
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page takes the focus.
  useEffect(() => takeFocus(sheet.current), [path]);
  return sheet;
}

const closedText = 'Nothing was lost: the site and its mail go on. To open it again, run this.';
