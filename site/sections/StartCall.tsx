import { CallsToAction } from '../components/CallsToAction.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Section } from '../components/Section.tsx';
import text from '../components/text.module.css';
import tints from '../components/tint.module.css';
import { Stamp } from '../pictures/stamps/Stamp.tsx';
import type { StampName } from '../pictures/stamps/stamps.ts';
import type { Tint } from './FeatureBlock.tsx';
import styles from './start-call.module.css';

interface Props {
  title: string;
  text: string;
  links: SiteLinks;
  stamp: StampName;
  tint?: Tint;
  /** Offers a demo before an account. */
  demoFirst?: boolean;
}

/** The closing call to action of most pages: a card that is dark in both themes. */
export function StartCall({ title, text: words, links, stamp, tint = 'violet', demoFirst }: Props) {
  return (
    <Section>
      <div className={`${styles.call} ${tints[tint]}`}>
        <div className={styles.stamp}>
          <Stamp name={stamp} />
        </div>
        <h2 className={`${text.title} ${text.large}`}>{title}</h2>
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
    </Section>
  );
}
