import { CallsToAction } from '../components/CallsToAction.tsx';
import type { SiteLinks } from '../components/links.ts';
import { Panel } from '../components/Panel.tsx';
import text from '../components/text.module.css';
import styles from './start-call.module.css';

interface Props {
  title: string;
  text: string;
  links: SiteLinks;
}

/** The closing call to action of product pages. */
export function StartCall({ title, text: words, links }: Props) {
  return (
    <Panel>
      <div className={styles.call}>
        <h2 className={text.title}>{title}</h2>
        <p className={styles.text}>{words}</p>
        <div className={styles.ways}>
          <CallsToAction links={links} place="main" />
        </div>
      </div>
    </Panel>
  );
}
