import shared from './fragment.module.css';
import parts from './parts.module.css';

/** The request that sends a transactional email. */
export function RequestSample() {
  return (
    <div className={parts.stack}>
      <div className={parts.code}>
        <p>
          <span className={parts.value}>POST</span> /v1/transactionals
        </p>
        <p>
          {'{ '}
          <span className={parts.key}>"template_code"</span>:{' '}
          <span className={parts.value}>"order_receipt"</span>,
        </p>
        <p>
          {'  '}
          <span className={parts.key}>"recipient_email"</span>:{' '}
          <span className={parts.value}>"ada@example.com"</span>,
        </p>
        <p>
          {'  '}
          <span className={parts.key}>"data"</span>: {'{ '}
          <span className={parts.key}>"firstname"</span>: <span className={parts.value}>"Ada"</span>
          {' } }'}
        </p>
      </div>
      <p className={`${shared.card} ${shared.head}`}>
        <b>200 OK</b>
        <span className={shared.muted}>on its way</span>
      </p>
    </div>
  );
}
