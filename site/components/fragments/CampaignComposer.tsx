import shared from './fragment.module.css';
import parts from './parts.module.css';

/** A campaign about to be sent: its subject, its words and its readers. */
export function CampaignComposer() {
  return (
    <div className={`${shared.card} ${parts.stack}`}>
      <div className={shared.head}>
        <b className={shared.name}>New campaign</b>
        <span className={shared.pill}>Draft saved</span>
      </div>
      <p className={parts.box}>
        <span className={shared.muted}>To</span> Bought in the last 90 days · <b>24,310</b>
      </p>
      <p className={parts.box}>
        <span className={shared.muted}>Subject</span> The harvest is in,{' '}
        <span className={parts.mark}>@firstname</span>
      </p>
      <p className={parts.box}>
        Hello <span className={parts.mark}>@firstname</span>,
        <br />
        The first crates left the farm this morning. As someone who bought{' '}
        <span className={parts.mark}>@last_order</span>, you get to choose before everyone else.
      </p>
      <div className={shared.head}>
        <span className={shared.muted}>24,310 credits</span>
        <span className={parts.act}>Send campaign</span>
      </div>
    </div>
  );
}
