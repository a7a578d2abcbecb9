import styles from './plans.module.css';

/** For what the built page does not show, so that it does not carry these rules. */
export const liveStyles = `
  .plan-instead { margin-block: 1.25rem 1.5rem; font: 700 1.5rem / 1.2 var(--display) }
  .${styles.per} b { color: var(--ink) }
`;
