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
  .plan-saved {
    position: absolute; right: -0.25rem; bottom: -1.25rem; z-index: 1; color-scheme: light; color: var(--on-lime); rotate: -7deg;
    font: 600 0.875rem / 1.25 var(--display); text-align: center; filter: drop-shadow(0 2px 2px #0003);
    animation: plan-land 200ms var(--ease)
  }
  .plan-saved span {
    display: block; min-width: 8.5rem; padding: 1rem 1.125rem; background: var(--lime);
    outline: 2px solid var(--evergreen); outline-offset: -0.5rem;
    mask:
      linear-gradient(#000 0 0) 50% / calc(100% - 8px) calc(100% - 8px) no-repeat,
      radial-gradient(#0000 2.75px, #000 3.25px) -4px -4px / 8px 8px round;
  }
  .plan-saved b { display: block; font: 750 1.5rem / 1.2 var(--display); letter-spacing: -0.02em }
  @keyframes plan-land { from { opacity: 0; scale: 1.5; rotate: 2deg } }
  .${receipt.line}:not(.${receipt.off}) { animation: plan-print 300ms steps(16) }
  @keyframes plan-print { from { clip-path: inset(0 100% 0 0) } }
  @container (width >= 42rem) { .plan-saved { right: -1.75rem } }
  [aria-labelledby="flex"] .${receipt.line}:not(:has(+ ul)) { min-height: 4.5rem }
  .plan-large .${styles.growth} { display: block }
  .${styles.growth} .${styles.benefits} { margin: 0; padding: 0 clamp(20px, 3vw, 2rem) 1.5rem }
  .${styles.growth} .${styles.benefits} svg { color: var(--evergreen) }
  .plan-large .${styles.modules} { display: none }
  @container (width >= 68rem) {
    .plan-large { grid-template-columns: 24rem 1fr }
    .plan-large .${styles.enterprise} .${styles.benefits} { grid-template-columns: 1fr 1fr; gap: 0 2rem; flex: none }
    .plan-large .${styles.custom} { font-size: 7rem }
  }
`;
