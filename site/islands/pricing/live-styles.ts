import receipt from '../../components/receipt/receipt.module.css';
import styles from './plans.module.css';

/** For what the built page does not show, so that it does not carry these rules. */
export const liveStyles = `
  .plan-instead { margin-block: 1.25rem 1.5rem; font: 700 1.5rem / 1.2 var(--display) }
  .plan-actions { display: flex; flex-wrap: wrap; gap: 0.75rem }
  .plan-actions > * { flex: 1 }
  .plan-note { margin-top: 0.75rem; color: var(--muted); font-size: 0.9375rem }
  .plan-long { font-size: min(4.5rem, 14cqi) }
  .${styles.per} s { font-weight: 600; text-decoration-thickness: 2px }
  .plan-saved { animation: plan-land 200ms var(--ease) }
  @keyframes plan-land { from { opacity: 0; scale: 1.5; rotate: 2deg } }
  .${receipt.line}:not(.${receipt.off}) { animation: plan-print 300ms steps(16) }
  @keyframes plan-print { from { clip-path: inset(0 100% 0 0) } }
  .plan-large .${styles.growth} { display: block }
  .plan-large .${styles.modules} { display: none }
  .plan-large .copy-link { margin: 0; padding: 0 clamp(20px, 3vw, 1.75rem) 0.75rem }
  .plan-unsummed { height: calc(4.5rem + 2px); margin-top: 0.75rem; border-top: 2px solid var(--ink); align-content: center; text-align: start }
  .plan-credits { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; margin-top: -1.25rem; padding-top: 0.75rem; border-top: 1px dashed var(--line) }
  .plan-credits ~ :last-child { margin-bottom: 1.25rem }
  .plan-credits small { color: var(--muted); font-size: 0.8125rem }
  @container (width >= 68rem) {
    .plan-unsummed { height: calc(5.1rem + 2px) }
    .plan-large { grid-template-columns: 24rem 1fr }
    .plan-large .${styles.enterprise} .${styles.benefits} { grid-template-columns: 1fr 1fr; gap: 0 2rem; flex: none }
    .plan-large .${styles.enterprise} .${styles.price} { font-size: 7rem }
  }
`;
