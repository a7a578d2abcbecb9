import { after, before } from '../parts/campaign-figures.ts';
import styles from './opens.module.css';
import { UntilResentInDrawing } from './UntilResent.tsx';

const [first, both] = [`${before.share}%`, `${after.share}%`];

/** Who opened the first email and who will open the second, to scale; the second stays hatched until it is sent. */
export function Opens() {
  return (
    <div className={styles.opens}>
      <p className="sr" id="resend-opens">
        Opens: {first} then {both} after
      </p>
      <svg aria-hidden="true">
        <pattern
          id="resend-hatch"
          width="5"
          height="5"
          patternTransform="rotate(30)"
          patternUnits="userSpaceOnUse"
        >
          <path className={styles.ground} d="M0 0h5v5H0z" />
          <path className={styles.second} d="M0 0h2v5H0z" />
        </pattern>
        <text y="1em">{first}</text>
        <g className={styles.gain}>
          <UntilResentInDrawing
            then={
              <text x={first} y="1em">
                {both} now
              </text>
            }
          >
            <text x={first} y="1em">
              {both} after
            </text>
          </UntilResentInDrawing>
        </g>
        <svg className={styles.meter} y="1.625em" height="12" aria-hidden="true">
          <rect className={styles.rest} width="100%" height="12" />
          <rect
            className={styles.hatched}
            width={both}
            height="12"
            visibility="var(--once,visible)"
          />
          <rect
            className={styles.second}
            width={both}
            height="12"
            visibility="var(--then,hidden)"
          />
          <rect className={styles.first} width={first} height="12" />
        </svg>
      </svg>
    </div>
  );
}
