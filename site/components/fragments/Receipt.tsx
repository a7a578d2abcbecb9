import { Icon } from '../Icon.tsx';
import shared from './fragment.module.css';
import parts from './parts.module.css';

/** A receipt as it arrives. */
export function Receipt() {
  return (
    <div className={shared.card}>
      <div className={shared.head}>
        <b className={shared.name}>Thank you, Ada!</b>
        <span className={shared.pill}>Delivered</span>
      </div>
      <p className={shared.muted}>Order 10482 · in 2 seconds</p>
      <ul className={parts.rows}>
        {lines.map(([name, price]) => (
          <li key={name} className={parts.row}>
            <span>{name}</span>
            <span>{price}</span>
          </li>
        ))}
        <li className={parts.row}>
          <b>Total</b>
          <b>₦21,500</b>
        </li>
      </ul>
      <p className={`${parts.box} ${shared.head}`}>
        <span>receipt-10482.pdf</span>
        <Icon name="check" />
      </p>
    </div>
  );
}

const lines = [
  ['Mangoes, 2 crates', '₦14,000'],
  ['Cocoa, 1 box', '₦6,000'],
  ['Delivery to Yaba', '₦1,500'],
] as const;
