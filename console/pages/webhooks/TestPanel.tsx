import type { ListPage } from '@grovemail/contract/console/list.ts';
import type { Delivery, TestEvent } from '@grovemail/contract/console/webhooks.ts';
import { useEffect } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { digits } from '../../components/counts.ts';
import styles from './test-panel.module.css';

const lookMs = 1_000;

interface Props {
  id: string;
  event: TestEvent;
  onAnswer(): void;
}

/** Sends a test event, and shows the receiver's response. */
export function TestPanel({ id, event, onAnswer }: Props) {
  const seen = useCall<ListPage<Delivery>>(`/api/webhooks/${id}/deliveries?`, lookMs);
  const answer = seen.body?.items.find(({ message }) => message === event.message);
  const answered = answer?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response.
  useEffect(() => {
    if (answered !== undefined) onAnswer();
  }, [answered]);
  return (
    <div className={styles.panel}>
      <section aria-label="Test event">
        <p>
          <b>Test event</b> signed, marked as a test
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <pre tabIndex={0}>
          <b>POST</b> {event.path}
          {'\n'}
          <span>webhook-id:</span> {event.message}
          {'\n'}
          {event.body}
        </pre>
      </section>
      <section aria-label="Answer" role="status" data-answered={answer !== undefined}>
        {answer ? (
          <>
            <h3>{answer.outcome === 'sent' ? 'Accepted' : 'Not accepted'}</h3>
            <p>
              in {digits(answer.ms)} ms, try {answer.attempt}
            </p>
            <pre>{answer.reply}</pre>
          </>
        ) : (
          <>
            <h3>Queued</h3>
            <p>The server sends it within seconds, if it runs.</p>
          </>
        )}
      </section>
    </div>
  );
}
