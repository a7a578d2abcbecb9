import { samples } from '@grovemail/config/samples.ts';
import { amount } from '../../parts/money.ts';
import { faceOf } from '../../parts/people.ts';
import { answers } from './answers.ts';
import styles from './journey-phone.module.css';

const { product, price } = samples.campaign;

/** Ada's phone, with the message for the chosen answer. */
export function JourneyPhone() {
  return (
    <div className={styles.phone}>
      <Wallpaper />
      <div className={styles.screen} role="status">
        {answers.map(({ value, arrives, channel, subject, text }) => (
          <div key={value} className={styles[value]}>
            <p className={styles.day}>{arrives.day}</p>
            <p className={styles.clock}>{arrives.time}</p>
            <div className={styles.message}>
              <p className={styles.sender}>
                <i className={styles.face} aria-hidden="true">
                  {faceOf(samples.shop)}
                </i>
                <b>{samples.shop.name}</b>
                <span>{channel}, now</span>
              </p>
              <p className={styles.subject}>{subject}</p>
              <p>{text}</p>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.earlier} aria-hidden="true">
        <p>
          <b>Out for delivery</b>Your {product.toLowerCase()} comes before noon.
        </p>
        <p>
          <b>Order received</b>
          {product}, {amount(price)}
        </p>
      </div>
    </div>
  );
}

/** Leaves at the foot of a phone's screen. */
function Wallpaper() {
  return (
    <svg
      className={styles.wallpaper}
      viewBox="0 0 304 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--mark)" d="M0 0c84 0 148 60 152 240C156 60 220 0 304 0v240H0z" />
      <path fill="#2b7657" d="M0 100c84 0 148 30 152 140 4-110 68-140 152-140v140H0z" />
    </svg>
  );
}
