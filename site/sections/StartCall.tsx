import { CallsToAction } from '../components/CallsToAction.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Panel } from '../components/Panel.tsx';
import { CancelledStamp } from '../components/stamps/CancelledStamp.tsx';
import type { StampName } from '../components/stamps/stamps.ts';
import text from '../components/text.module.css';
import styles from './start-call.module.css';

interface Props {
  title: string;
  text: string;
  links: SiteLinks;
  stamp: StampName;
  /** On the postmark. */
  brand: string;
  /** Asks for a demo before an account. */
  demoFirst?: boolean;
}

/** The closing call to action of product, pricing and calculator pages. */
export function StartCall({ title, text: words, links, stamp, brand, demoFirst }: Props) {
  return (
    <Panel>
      <div className={styles.call}>
        <div>
          <h2 className={text.title}>{title}</h2>
          <p className={styles.text}>{words}</p>
          <div className={styles.ways}>
            {demoFirst ? (
              <>
                <LinkButton href={links.demo} arrow>
                  Book a demo
                </LinkButton>
                <LinkButton href={links.registerFromMain} register="main" look="outline">
                  Get started free
                </LinkButton>
              </>
            ) : (
              <CallsToAction links={links} place="main" />
            )}
          </div>
        </div>
        <div className={styles.stamp}>
          <CancelledStamp name={stamp} brand={brand} word="Hello" />
        </div>
      </div>
    </Panel>
  );
}
