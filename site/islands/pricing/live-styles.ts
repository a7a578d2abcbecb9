import styles from './plans.module.css';

/** For what the built page does not show, so that it does not carry these rules. */
export const liveStyles = `
  .plan-instead { margin-block: 1.25rem 1.5rem; font: 700 1.5rem / 1.2 var(--display) }
  .plan-actions { display: flex; flex-wrap: wrap; gap: 0.75rem }
  .plan-sum { text-align: end }
  .plan-sum s { color: var(--muted); font-weight: 400; font-size: 1rem }
  .plan-note { margin-top: 0.75rem; color: var(--muted); font-size: 0.9375rem }
  .${styles.per} b { color: var(--ink) }
`;
