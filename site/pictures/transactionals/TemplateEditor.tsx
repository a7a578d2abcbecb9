import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import { amount, sum } from '../parts/money.ts';
import parts from '../parts/parts.module.css';
import { ada, faceOf } from '../parts/people.ts';
import styles from './template-editor.module.css';

const { prints } = samples.otherShops;
const total = amount(sum(samples.receipt.map(({ price }) => price)));

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
          <i className={parts.face}>{faceOf(prints)}</i>
          <span>
            <b>{prints.name}</b>
            <span className={parts.muted}>to ada@example.com</span>
          </span>
        </p>
        <p className={styles.text}>
          Thank you, <span className={parts.mark}>{ada}</span>! Your order{' '}
          <span className={parts.mark}>{prints.order}</span> of{' '}
          <span className={parts.mark}>{total}</span> is on its way.
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
  ['@order', prints.order],
  ['@firstname', ada],
  ['@total', total],
] as const;
