import styles from './postmark.module.css';

/** A round postmark with waves to its right that cancel the stamp. */
export function Postmark({ brand, word }: { brand: string; word: string }) {
  return (
    <svg className={styles.postmark} viewBox="0 0 280 124" aria-hidden="true">
      {/* Its ink turns dark at the edge of the stamp, which is paper in the dark too. */}
      <linearGradient
        id="postmark-ink"
        className={styles.ink}
        gradientUnits="userSpaceOnUse"
        x1="54"
        y1="44"
        x2="152"
        y2="64"
      >
        <stop offset=".5" />
        <stop offset=".5" />
      </linearGradient>
      <path className={styles.rings} d={waves} />
      <path
        className={styles.rings}
        d="M2 62a60 60 0 1 1 120 0 60 60 0 1 1-120 0M22 62a40 40 0 1 1 80 0 40 40 0 1 1-80 0"
      />
      <path id="postmark-rim" fill="none" d="M17 62a45 45 0 1 1 90 0" />
      <text className={styles.brand} textAnchor="middle">
        <textPath href="#postmark-rim" startOffset="50%">
          {brand}
        </textPath>
      </text>
      <text className={styles.word} x="62" y="67" textAnchor="middle">
        {word}
      </text>
    </svg>
  );
}

const wave = 'c12-9 24-9 36 0s24 9 36 0 24-9 36 0 24 9 36 0';
const waves = [34, 52, 70, 88].map((y) => `M134 ${y}${wave}`).join('');
