const kites = [
  { x: -276, y: 56, turn: 18, size: 0.9, inks: ['#f7a23b', '#fff', '#bfe0ff', '#a898dd'] },
  { x: -184, y: 92, turn: 8, size: 0.75, inks: ['#fff', '#bfe0ff', 'var(--lime)', '#f7a23b'] },
  { x: -70, y: 90, turn: -18, size: 0.9, inks: ['#e8663c', '#f7a23b', '#ffdccf', '#fff'] },
  { x: 52, y: 62, turn: 12, size: 1.2, inks: ['var(--lime)', '#fff', '#f7a23b', '#e8663c'] },
  { x: 186, y: 92, turn: -8, size: 0.8, inks: ['#bfe0ff', '#fff', 'var(--lime)', '#a898dd'] },
  { x: 280, y: 60, turn: 20, size: 0.9, inks: ['#fff', '#e8663c', '#ffdccf', '#f7a23b'] },
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
            d="M0 62q-18 22-2 44t-8 46"
            fill="none"
            stroke="#fff"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
          <path
            d="M-16 76l14 8-14 8zM12 76l-14 8 14 8zM-10 108l12 7-12 7zM14 108l-12 7 12 7z"
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
