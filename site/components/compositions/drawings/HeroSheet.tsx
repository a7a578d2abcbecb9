import { HarvestScene } from './MailScenes.tsx';

/** By hour from 9 am, in hundreds. */
const opens = [16, 22, 15, 11, 9, 7, 6, 8, 6, 5, 4, 3];
const clicks = [4, 6, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1];
const best = 1;

/** Vertical bars on the chart's zero line, all or one, as one path's data. */
function bars(hundreds: readonly number[], width: number, only?: number): string {
  return hundreds
    .map((value, hour) =>
      only === undefined || hour === only
        ? `M${13 - width / 2 + hour * 26} 114v-${Math.round(value * 5.7)}h${width}V114z`
        : '',
    )
    .join('');
}

/** What the email on the hero's phone shows, and the chart in its report. */
export const hero = {
  harvest: <HarvestScene />,
  /** 312 by 114 px, to be stretched; the best hour stands out. */
  hours: (
    <>
      <path
        stroke="var(--hairline)"
        vectorEffect="non-scaling-stroke"
        d="M0 0h312M0 57h312M0 114h312"
      />
      <path fill="color-mix(in srgb,var(--evergreen) 40%,var(--card))" d={bars(opens, 18)} />
      <path fill="var(--evergreen)" d={bars(clicks, 8)} />
      <path fill="none" stroke="var(--evergreen)" strokeWidth="1.5" d={bars(opens, 18, best)} />
    </>
  ),
  /** Three goods, 240 by 72 px. */
  goods: (
    <>
      <rect width="72" height="72" rx="12" fill="var(--leaf)" />
      <ellipse cx="36" cy="40" rx="18" ry="16" fill="#f7a23b" />
      <path fill="#2b7657" d="M36 25q3-13 17-10-3 12-17 10" />
      <rect width="72" height="72" rx="12" x="84" fill="var(--coral)" />
      <path fill="#8a4b23" d="M101 44q1-17 22-20 17-1 16 11-2 15-23 17-14 1-15-8" />
      <path
        fill="none"
        stroke="#d99a5b"
        strokeLinecap="round"
        strokeWidth="2"
        d="m111 42 4-2m6-6 4-2m-2 12 4-2"
      />
      <rect width="72" height="72" rx="12" x="168" fill="var(--sky)" />
      <circle cx="204" cy="40" r="16" fill="#e8663c" />
      <path fill="#2b7657" d="M204 26q-2-11-13-10 2 10 13 10q2-11 13-10-2 10-13 10" />
    </>
  ),
};
