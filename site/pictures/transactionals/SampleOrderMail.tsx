import { samples } from '@grovemail/config/samples.ts';
import { Mark } from '../../components/Mark.tsx';
import { amount, sum } from '../parts/money.ts';
import { ada } from '../parts/people.ts';
import { CanceledStamp } from '../stamps/CanceledStamp.tsx';
import styles from './sample-order-mail.module.css';

const { otherShops, receipt } = samples;
const { name, order } = otherShops.prints;
const total = amount(sum(receipt.map(({ price }) => price)));

/** The sample email as its recipient gets it (`api/mail/messages/sample-order.ts`): in the brand's own layout. */
export function SampleOrderMail({ brand }: { brand: string }) {
  return (
    <div className={styles.mail}>
      <p className={styles.head}>
        <Mark width="1.75rem" height="1.75rem" />
        <b>{brand}</b>
        <span>Sample</span>
      </p>
      <div className={styles.body}>
        <div className={styles.top}>
          <p className={styles.title}>Thank you, {ada}!</p>
          <div className={styles.stamp}>
            <CanceledStamp name="parcel" word="Sample" brand={brand} />
          </div>
        </div>
        <p>
          Your order {order} of {total} is on its way. It arrives on Friday.
        </p>
        <dl className={styles.lines}>
          {[...receipt.map((line) => [line.name, amount(line.price)]), ['Total', total]].map(
            ([line, price]) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd>{price}</dd>
              </div>
            ),
          )}
        </dl>
        <div className={styles.call}>
          <p>Track my order</p>
          <p>This order is a sample. The link leads back to the page you sent it from.</p>
        </div>
        <p className={styles.quiet}>
          {name}, {ada} and the order are invented. The email is real, and was sent like every
          transactional email.
        </p>
      </div>
    </div>
  );
}
