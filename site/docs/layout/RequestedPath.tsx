import styles from './requested-path.module.css';
import { standInScript } from './requested-path-script.ts';

/** Explains that the path is unknown and which page is shown instead; a script names the path and shows this. */
export function StandIn({ address, title }: { address: string; title: string }) {
  return (
    <>
      <p className={styles.line} data-stands-at={address} hidden>
        There is no page at <code />. Here is “{title}” instead.
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site, hashed in the policy. */}
      <script dangerouslySetInnerHTML={{ __html: standInScript }} />
    </>
  );
}
