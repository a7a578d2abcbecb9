import styles from './postmark.module.css';

interface Props {
  /** Along the rim; without it, the word is larger. */
  brand?: string;
  word: string;
}

/** A round postmark, with waves to its right that cancel the stamp and run past it. */
export function Postmark({ brand, word }: Props) {
  const size = (word.length > 3 ? Math.min(16, 126 / word.length) : 22) * (brand ? 1 : 1.35);
  return (
    <svg viewBox="0 0 300 124" aria-hidden="true">
      {/* The waves' ink is dark between the stamp's edges, which is paper in the dark too. */}
      <linearGradient
        id="postmark-ink"
        className={styles.ink}
        gradientUnits="userSpaceOnUse"
        x1="124"
        y1="50"
        x2="301"
        y2="88"
      >
        <stop />
        <stop />
        <stop offset="1" />
        <stop offset="1" />
      </linearGradient>
      <path className={styles.waves} d={waves} />
      <path className={styles.rings} d="M2 62a60 60 0 1 1 120 0 60 60 0 1 1-120 0" />
      {brand && (
        <>
          <path
            className={`${styles.rings} ${styles.rim}`}
            d="M22 62a40 40 0 1 1 80 0 40 40 0 1 1-80 0"
          />
          <path id="postmark-rim" fill="none" d="M17 62a45 45 0 1 1 90 0" />
          <text className={`${styles.brand} ${styles.rim}`} textAnchor="middle">
            <textPath href="#postmark-rim" startOffset="50%">
              {brand}
            </textPath>
          </text>
        </>
      )}
      {/* As large as fits into the ring. */}
      <text className={styles.word} x="62" y={62 + size / 3} fontSize={size} textAnchor="middle">
        {word}
      </text>
    </svg>
  );
}

const wave = 'c12-9 24-9 36 0s24 9 36 0 24-9 36 0 24 9 36 0 24-9 36 0';
const waves = [34, 52, 70, 88].map((y) => `M117 ${y}${wave}`).join('');
