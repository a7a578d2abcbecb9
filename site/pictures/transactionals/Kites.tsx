const kites = [
  { x: -206, y: 52, turn: 16, size: 0.94, inks: ['#f7a23b', '#fff', '#bfe0ff', '#a898dd'] },
  { x: -118, y: 92, turn: -6, size: 0.5, inks: ['#fff', '#bfe0ff', 'var(--lime)', '#f7a23b'] },
  { x: -48, y: 60, turn: -18, size: 0.8, inks: ['#e8663c', '#f7a23b', '#ffdccf', '#fff'] },
  { x: 58, y: 52, turn: 12, size: 0.9, inks: ['var(--lime)', '#fff', '#f7a23b', '#e8663c'] },
  { x: 142, y: 34, turn: -10, size: 0.5, inks: ['#bfe0ff', '#fff', 'var(--lime)', '#a898dd'] },
  { x: 206, y: 66, turn: 18, size: 0.84, inks: ['#fff', '#e8663c', '#ffdccf', '#f7a23b'] },
];

/** A wax print of kites, centered; it is cropped to the width of its email. */
export const kiteCloth = (
  <>
    <rect width="100%" height="100%" fill="#3b2a92" />
    <svg x="50%" overflow="visible" aria-hidden="true">
      {kites.map(({ x, y, turn, size, inks }) => (
        <g
          key={x}
          display={Math.abs(x) > 100 ? 'var(--far, inline)' : undefined}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        >
          <path
            d="M0 62q-16 17-2 34t-6 30"
            fill="none"
            stroke="#fff"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <path
            d="M-21 70l14 8-14 8zM7 70l-14 8 14 8zM-13 96l12 7-12 7zM11 96l-12 7 12 7z"
            fill={inks[0]}
          />
          <path d="M0-46L-38 0H0z" fill={inks[0]} />
          <path d="M0-46L38 0H0z" fill={inks[1]} />
          <path d="M-38 0L0 62V0z" fill={inks[2]} />
          <path d="M38 0L0 62V0z" fill={inks[3]} />
        </g>
      ))}
    </svg>
  </>
);
