import { Icon } from '../Icon.tsx';
import shared from './fragment.module.css';
import parts from './parts.module.css';

/** An event from the product, and the journey it starts. */
export function EventTrigger() {
  return (
    <div className={parts.stack}>
      <div className={parts.code}>
        <p>
          {'{ '}
          <span className={parts.key}>"event_code"</span>:{' '}
          <span className={parts.value}>"basket_left"</span>,
        </p>
        <p>
          {'  '}
          <span className={parts.key}>"contact_email"</span>:{' '}
          <span className={parts.value}>"ada@example.com"</span>,
        </p>
        <p>
          {'  '}
          <span className={parts.key}>"context"</span>: {'{ '}
          <span className={parts.key}>"items"</span>: <span className={parts.value}>3</span>
          {' } }'}
        </p>
      </div>
      <div className={`${shared.card} ${shared.head}`}>
        <Icon name="workflow" />
        <span>
          <b>Journey “Come back” began</b>
          <br />
          <span className={shared.muted}>for ada@example.com, just now</span>
        </span>
        <span className={shared.pill}>Running</span>
      </div>
    </div>
  );
}
