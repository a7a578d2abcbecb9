import styles from '../../pictures/parts/centerpiece.module.css';
import { DeliveryLog } from '../../pictures/transactionals/DeliveryLog.tsx';
import { DeliveryRows, RequestToMail } from '../../pictures/transactionals/RequestToMail.tsx';
import { TemplateEditor } from '../../pictures/transactionals/TemplateEditor.tsx';
import { PlayableRequest, type RequestSample } from '../../sections/PlayableRequest.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

interface Props extends ProductProps<'editor' | 'log' | 'request'> {
  /** The request that a visitor plays with, in each language. */
  samples: readonly RequestSample[];
}

export function TransactionalsScreen({ samples, ...props }: Props) {
  return (
    <ProductScreen
      {...props}
      heroClass={styles.hero}
      centerpiece={
        <div className={styles.beside}>
          <RequestToMail />
          <div className={styles.log}>
            <DeliveryRows />
            <DeliveryRows part="log" />
          </div>
        </div>
      }
      pictures={{
        editor: <TemplateEditor />,
        log: <DeliveryLog />,
        request: <PlayableRequest samples={samples} />,
      }}
      playable="request"
    />
  );
}
