import type { ReactNode } from 'react';
import styles from '../../pictures/parts/centerpiece.module.css';
import { DeliveryLog } from '../../pictures/transactionals/DeliveryLog.tsx';
import { DeliveryRows, RequestToMail } from '../../pictures/transactionals/RequestToMail.tsx';
import { TemplateEditor } from '../../pictures/transactionals/TemplateEditor.tsx';
import { PlayableRequest, type RequestSample } from '../../sections/PlayableRequest.tsx';
import { SendSample } from '../../sections/SendSample.tsx';
import { type ProductProps, ProductScreen } from './ProductScreen.tsx';

interface Props extends ProductProps<'editor' | 'log' | 'request'> {
  /** The request that a visitor plays with, in each language. */
  samples: readonly RequestSample[];
  brand: string;
  /** The id of the section that sends the sample to visitors; null where another service sends mail. */
  sampleSection: string | null;
  /** The form that sends it. */
  children?: ReactNode;
}

/** The product page of transactional email, which sends a sample. */
export function TransactionalsScreen({ samples, brand, sampleSection, children, ...props }: Props) {
  return (
    <ProductScreen
      {...props}
      heroClass={styles.hero}
      interactive={
        sampleSection && (
          <SendSample id={sampleSection} brand={brand}>
            {children}
          </SendSample>
        )
      }
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
