import parts from './parts.module.css';
import styles from './template-editor.module.css';

/** A template's text, and the email made of it. */
export function TemplateEditor() {
  return (
    <div className={styles.desk}>
      <div className={`${parts.card} ${styles.written}`}>
        <p className={parts.head}>
          <b className={parts.name}>Order receipt</b>
          <span className={parts.muted}>Edited by Efua, just now</span>
        </p>
        <p className={styles.text}>
          Thank you, <span className={parts.mark}>@firstname</span>! Your order{' '}
          <span className={parts.mark}>@order</span> is on its way and will be with you{' '}
          <span className={parts.mark}>@when</span>. Call us if the gate is locked.
          <i className={styles.caret} />
        </p>
        <p className={`${parts.head} ${styles.total}`}>
          Total <span className={parts.mark}>@total</span>
        </p>
      </div>
      <div className={`${parts.card} ${styles.mail}`}>
        <p className={styles.sender}>
          <i className={parts.face}>K</i>
          <span>
            <b>Kitewell</b>
            <span className={parts.muted}>to ada@example.com</span>
          </span>
        </p>
        <p className={styles.text}>
          Thank you, <span className={parts.mark}>Ada</span>! Your order{' '}
          <span className={parts.mark}>KW-2081</span> is on its way and will be with you{' '}
          <span className={parts.mark}>on Friday</span>. Call us if the gate is locked.
        </p>
        <p className={`${parts.head} ${styles.total}`}>
          Total <span className={parts.mark}>₦48,200</span>
        </p>
      </div>
    </div>
  );
}
