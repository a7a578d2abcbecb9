import { samples } from '@grovemail/config/samples.ts';
import { Icon } from '../../components/Icon.tsx';
import parts from '../parts/parts.module.css';
import { ada } from '../parts/people.ts';
import { ShippedMail, orderTotal as total } from './ShippedMail.tsx';
import styles from './template-editor.module.css';

const { prints } = samples.otherShops;

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
      <ShippedMail className={styles.mail} />
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
