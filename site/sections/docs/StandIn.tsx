import styles from './stand-in.module.css';

/** Says that the address is unknown and what stands here instead; a script names it and shows the line. */
export function StandIn({ address, title }: { address: string; title: string }) {
  return (
    <p className={styles.line} data-stands-at={address} hidden>
      There is no page at <code />, so here is “{title}”.
    </p>
  );
}
