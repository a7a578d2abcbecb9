import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { faceOf, initialsOf } from '../parts/people.ts';
import { SvgFile } from '../parts/SvgFile.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { tag } from '../parts/tag.ts';
import harvest from '../svg/harvest.svg?raw';

const grounds = ['leaf', 'sky', 'coral'] as const;
const [first, second, third] = samples.contacts;
const people = [first, second, third].map(({ name, city }, index) => ({
  initials: initialsOf(name),
  name,
  at: city,
  ground: grounds[index] ?? 'leaf',
}));

/** What each of the three steps looks like: 240 px high, cropped below. */
export const steps = {
  account: (
    <>
      <rect width="100%" height="240" fill="var(--coral)" />
      <Sheet x={24} y={28} width="87.5%" tint="coral">
        <text x="24" y="44" fontFamily="var(--display)" fontSize="22" fontWeight="700">
          Your account
        </text>
        <TextLine x={24} y={76} size={14} color="muted">
          Work email
        </TextLine>
        <svg x="24" y="85" width="86%" height="46" aria-hidden="true">
          <rect x=".5" y=".5" width="99.6%" height="44" rx="10" fill="none" stroke="var(--line)" />
        </svg>
        <TextLine x={40} y={114} weight={600}>
          efua@shop.example
        </TextLine>
      </Sheet>
      <rect x="48" y="180" width="158" height="36" rx="18" fill="var(--evergreen)" />
      <path
        d="m64 198 5 5 10-10"
        fill="none"
        stroke="var(--on-evergreen)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <TextLine x={90} y={203} weight={650} color="on-evergreen">
        Ready in 1:42
      </TextLine>
    </>
  ),
  list: (
    <>
      <rect width="100%" height="240" fill="var(--violet)" />
      <g transform="rotate(-5 24 120)">
        <rect x="20" y="20" width="250" height="240" rx="4" fill="var(--receipt)" />
        <g fontFamily="var(--mono)" fontSize="14">
          <text x="36" y="48" fill="#3b2a92" fontWeight="700">
            list.csv
          </text>
          <text x="36" y="77" fill="#4a4468">
            {[...first.name.split(' '), first.city].join(',')}
          </text>
          <path d="M20 58.5h250m-250 28h250m-250 28h250" stroke="#3b2a9233" />
        </g>
      </g>
      <Sheet x={60} y={80} width="74%" tint="violet">
        {people.map(({ initials, name, at, ground }, index) => (
          <g key={name} transform={`translate(16 ${14 + index * 50})`}>
            <circle cx="18" cy="18" r="18" fill={tag(ground)} />
            <text x="18" y="23" fontSize="14" fontWeight="650" textAnchor="middle">
              {initials}
            </text>
            <TextLine x={48} y={15} weight={650}>
              {name}
            </TextLine>
            <TextLine x={48} y={34} size={14} color="muted">
              {at}
            </TextLine>
            {index > 0 && (
              <g transform="translate(-32 -7.5)">
                <line x1="32" x2="100%" stroke="var(--hairline)" />
              </g>
            )}
          </g>
        ))}
      </Sheet>
    </>
  ),
  sent: (
    <>
      <rect width="100%" height="240" fill="var(--leaf)" />
      <g transform="rotate(-4 40 160)">
        <Sheet x={28} y={38} width="82%">
          <rect x="24" y="16" width="40" height="40" rx="10" fill={samples.shop.color} />
          <text x="44" y="43" fill="#fff" fontSize="19" fontWeight="700" textAnchor="middle">
            {faceOf(samples.shop)}
          </text>
          <TextLine x={76} y={33} weight={650} color="on-lime">
            {samples.shop.name}
          </TextLine>
          <g fill="var(--on-lime)" fillOpacity=".72">
            <TextLine x={76} y={53} size={14}>
              to 1,000 people
            </TextLine>
          </g>
          <path d="M0 72.5h2000" stroke="var(--hairline)" />
          <text
            x="24"
            y="112"
            fill="var(--on-lime)"
            fontFamily="var(--display)"
            fontSize="24"
            fontWeight="700"
            letterSpacing="-.02em"
          >
            {samples.campaign.name}
          </text>
          <SvgFile text={harvest} transform="translate(0 144)" />
        </Sheet>
      </g>
      <rect
        x="12"
        y="168"
        width="196"
        height="60"
        rx="20"
        fill="var(--forest)"
        stroke="var(--on-forest-line)"
      />
      <rect x="24" y="178" width="40" height="40" rx="10" fill="var(--lime)" />
      <Glyph name="mail" x={34} y={188} color="on-lime" />
      <TextLine x={76} y={194} weight={650} color="on-forest">
        Sent to 1,000
      </TextLine>
      <TextLine x={76} y={214} size={14} color="on-forest-muted">
        all of them free
      </TextLine>
    </>
  ),
};

interface SheetProps {
  x: number;
  y: number;
  /** Leaves some ground at the right. */
  width: string;
  /** Without one, it is paper in dark mode too. */
  tint?: 'coral' | 'violet';
  children: ReactNode;
}

/** A card that runs off the foot of the picture. */
function Sheet({ x, y, width, tint, children }: SheetProps) {
  const card = `light-dark(#fff,color-mix(in srgb,var(--${tint}) 38%,#000))`;
  return (
    <g filter="drop-shadow(0 6px 12px #0002)">
      <svg x={x} y={y} width={width} height="400" aria-hidden="true">
        <rect
          width="100%"
          height="440"
          rx="20"
          fill={tint ? card : 'var(--receipt)'}
          stroke={tint && 'light-dark(#0000,#fff3)'}
        />
        {children}
      </svg>
    </g>
  );
}
