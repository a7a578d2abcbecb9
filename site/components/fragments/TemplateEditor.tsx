import shared from './fragment.module.css';
import parts from './parts.module.css';

/** A template's text, edited by its owner. */
export function TemplateEditor() {
  return (
    <div className={`${shared.card} ${parts.stack}`}>
      <div className={shared.head}>
        <b className={shared.name}>Order receipt</b>
        <span className={shared.muted}>order_receipt</span>
      </div>
      <p className={parts.box}>
        Thank you, <span className={parts.mark}>@firstname</span>! Your order{' '}
        <span className={parts.mark}>@order</span> is on its way and will be with you{' '}
        <span className={parts.mark}>@when</span>.
      </p>
      <p className={parts.box}>
        <span className={shared.muted}>Preview</span>
        <br />
        Thank you, Ada! Your order 10482 is on its way and will be with you on Friday.
      </p>
      <div className={shared.head}>
        <span className={shared.muted}>Edited by Efua, just now</span>
        <span className={parts.act}>Publish</span>
      </div>
    </div>
  );
}
