import { Icon } from '../../components/Icon.tsx';
import parts from '../parts/parts.module.css';
import styles from './template-editor.module.css';

/** A template in its editor, the values that fit at the caret, and the email made of it. */
export function TemplateEditor() {
  return (
    <div className={styles.desk}>
      <div className={`${parts.card} ${styles.written}`}>
        <p className={parts.head}>
          <b className={parts.name}>Order shipped</b>
          <span className={parts.muted}>Edited by Efua, just now</span>
        </p>
        <p className={styles.tools}>
          <b>B</b>
          <i>I</i>
          <Icon name="link" />
          <Icon name="columns" />
          <span className={styles.state}>Preview is live</span>
        </p>
        <p className={styles.text}>
          Thank you, <span className={parts.mark}>@firstname</span>! Your order{' '}
          <span className={parts.mark}>@order</span> of <span className={parts.mark}>@total</span>{' '}
          is on its way.
        </p>
        <p className={styles.text}>
          It arrives{' '}
          <span className={parts.mark}>
            @when
            <i className={styles.caret} />
          </span>
        </p>
      </div>
      <ul className={styles.values}>
        {values.map(([name, value]) => (
          <li key={name}>
            <b>{name}</b>
            {value}
          </li>
        ))}
      </ul>
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
          <span className={parts.mark}>KW-2081</span> of <span className={parts.mark}>₦48,200</span>{' '}
          is on its way.
        </p>
        <p className={styles.text}>
          It arrives <span className={parts.mark}>on Friday</span>.
        </p>
        <p className={parts.action}>Track my order</p>
      </div>
    </div>
  );
}

/** The first one is being chosen. */
const values = [
  ['@when', 'on Friday'],
  ['@order', 'KW-2081'],
  ['@firstname', 'Ada'],
  ['@total', '₦48,200'],
] as const;
