import { Glyph } from './Glyph.tsx';
import { tag } from './tag.ts';
import { Words } from './Words.tsx';

/** What each of the three steps looks like, from 190 px of width on and 94 px high. */
export const steps = {
  account: (
    <>
      <Words x={0} y={14} size={14} colour="muted">
        Work email
      </Words>
      <Words x={0} y={41} weight={650}>
        efua@shop.example
      </Words>
      <Done />
      <path d="M0 58.5h2000" stroke="var(--hairline)" />
      <Words x={0} y={86} weight={650} colour="evergreen">
        Account ready
      </Words>
      <Words x="100%" y={86} size={14} colour="muted" anchor="end">
        1:42
      </Words>
    </>
  ),
  list: (
    <>
      {(['violet', 'sky', 'coral', 'leaf'] as const).map((ground, index) => (
        <g key={ground} transform={`translate(${18 + index * 30} 18)`}>
          <circle r="18" fill={tag(ground)} stroke="var(--card)" strokeWidth="2" />
          <text y="5" fontSize="14" fontWeight="650" textAnchor="middle">
            {['AO', 'KM', 'WK', 'AL'][index]}
          </text>
        </g>
      ))}
      <Words x={0} y={66} weight={650}>
        2,418 added
      </Words>
      <Words x="100%" y={66} size={14} colour="muted" anchor="end">
        list.csv
      </Words>
      <rect y="82" width="100%" height="10" rx="5" fill="var(--evergreen)" />
    </>
  ),
  sent: (
    <>
      <rect width="40" height="40" rx="10" fill="var(--lime)" />
      <Glyph name="mail" x={10} y={10} colour="on-lime" />
      <Words x={52} y={16} weight={650}>
        Sent to 1,000
      </Words>
      <Words x={52} y={37} size={14} colour="muted">
        The harvest is in
      </Words>
      <Words x={0} y={72} size={14} colour="muted">
        Opened
      </Words>
      <Words x="100%" y={72} weight={650} anchor="end">
        462
      </Words>
      <rect y="82" width="100%" height="10" rx="5" fill="var(--hairline)" />
      <rect y="82" width="46.2%" height="10" rx="5" fill="var(--evergreen)" />
    </>
  ),
};

function Done() {
  return (
    <g transform="translate(-11 36)">
      <circle cx="100%" r="11" fill="var(--mint)" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="m-5 0 4 4 7-7" fill="none" stroke="var(--on-mint)" strokeWidth="2" />
      </svg>
    </g>
  );
}
