import button from '../../components/button.module.css';
import { Icon, type IconName } from '../../components/Icon.tsx';
import styles from './push-demo.module.css';

const nodes: { state: string; title: string; text: string; icon: IconName }[] = [
  { state: 'default', title: 'Not asked', text: 'no permission yet', icon: 'message' },
  { state: 'subscribed', title: 'Subscribed', text: 'token stored', icon: 'bell' },
  { state: 'delivered', title: 'Delivered', text: 'clicks are counted', icon: 'check' },
  { state: 'unsupported', title: 'Not supported', text: 'no PushManager', icon: 'close' },
  { state: 'denied', title: 'Blocked', text: 'in browser settings', icon: 'close' },
  { state: 'needs-install', title: 'Needs install', text: 'on iPhone and iPad', icon: 'monitor' },
];

const actions = [
  { name: 'subscribe', label: 'Subscribe this browser', look: button.lime },
  { name: 'test', label: 'Send me a test', look: button.lime },
  { name: 'unsubscribe', label: 'Unsubscribe', look: styles.quiet },
];

interface Props {
  testUrl: string;
  /** Our own API, '' for this origin, where the site's subscriptions go to a third-party service. */
  apiUrl: string | undefined;
}

/** A demo of web push in the reader's browser, with every state a page must handle. */
export function PushDemo({ testUrl, apiUrl }: Props) {
  return (
    <section
      className={styles.demo}
      aria-label="Web push in this browser"
      data-demo=""
      data-state="default"
      data-test-url={testUrl}
      data-api-url={apiUrl}
    >
      <ol className={styles.nodes}>
        {nodes.map(({ state, title, text, icon }) => (
          <li key={state} className={styles.node} data-node={state}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <span className={styles.words}>
              <b>{title}</b> {text}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <p role="status" data-status="">
          Your page needs to handle these states.
        </p>
        {actions.map(({ name, label, look }) => (
          <button
            key={name}
            type="button"
            className={`${button.button} ${button.small} ${look}`}
            data-do={name}
            hidden
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
