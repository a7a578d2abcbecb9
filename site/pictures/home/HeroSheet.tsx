import { SvgFile } from '../parts/SvgFile.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import goods from '../svg/goods.svg?raw';
import harvest from '../svg/harvest.svg?raw';
import { Contacts } from './Contacts.tsx';

/** By hour from 9 am, in hundreds. */
const opened = [17, 20, 16, 11, 9, 7, 6, 8, 6, 5, 4, 3];
const clicked = [4, 6, 4, 3, 2, 2, 2, 2, 2, 1, 1, 1];
const best = 1;
const centerOf = (hour: number) => (hour * 26 + 13) / 3.12;

/** To scale: the first link is 100 % wide. */
const links = [
  { path: '/harvest-box', clicks: '1,482', share: 100 },
  { path: '/yams', clicks: '871', share: 58.8 },
  { path: '/recipes', clicks: '734', share: 49.5 },
];

const inkOfOpens = 'color-mix(in srgb,var(--evergreen) 40%,light-dark(var(--card),var(--mark)))';

/** Vertical bars, with round corners at the top; the chart cuts those at the bottom. */
function bars(hundreds: readonly number[], width: number, bestStroke?: string) {
  return hundreds.map((value, hour) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: hours do not move
      key={hour}
      x={`${centerOf(hour) - width / 6.24}%`}
      y={`${100 - value * 4}%`}
      width={`${width / 3.12}%`}
      height="100%"
      rx="4"
      stroke={hour === best ? bestStroke : undefined}
    />
  ));
}

/** What the email on the hero's phone shows, and the chart in its report. */
export const hero = {
  basket: <SvgFile text={harvest} />,
  /** From 0 to 2,000, below its title and key; the best hour has an outline. */
  opens: (
    <>
      <TextLine x={-28} y={-27} size={13} weight={650}>
        By hour
      </TextLine>
      <svg x="100%" overflow="visible" fontSize="13" aria-hidden="true">
        <rect x="-116" y="-36" width="8" height="8" rx="2" fill={inkOfOpens} />
        <TextLine x={-102} y={-27} color="muted">
          Opens
        </TextLine>
        <rect x="-52" y="-36" width="8" height="8" rx="2" fill="var(--evergreen)" />
        <TextLine x={-38} y={-27} color="muted">
          Clicks
        </TextLine>
      </svg>
      <g stroke="var(--hairline)">
        <line x2="100%" />
        <line x2="100%" y1="50%" y2="50%" />
        <line x2="100%" y1="100%" y2="100%" />
      </g>
      <svg y="-25%" width="100%" height="125%" aria-hidden="true">
        <g fill={inkOfOpens}>{bars(opened, 18, 'var(--evergreen)')}</g>
        <g fill="var(--evergreen)">{bars(clicked, 8)}</g>
      </svg>
      <g fill="var(--muted)" fontSize="13">
        <g textAnchor="end">
          {['2k', '1k', '0'].map((people, index) => (
            <text key={people} x="-8" y={`${index * 50}%`} dy=".35em">
              {people}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {['9 am', '12 pm', '3 pm', '6 pm'].map((time, index) => (
            <text key={time} x={`${centerOf(index * 3)}%`} y="100%" dy="18">
              {time}
            </text>
          ))}
        </g>
      </g>
    </>
  ),
  /** Its waves run over the stamp, which stays paper-colored in dark mode. */
  postmark: (
    <g fill="none" stroke="var(--ink)" strokeWidth="2">
      <path d="M2 37a35 35 0 1 1 70 0 35 35 0 1 1-70 0m8 0a27 27 0 1 1 54 0 27 27 0 1 1-54 0" />
      <path
        stroke="var(--on-lime)"
        d="M80 22q10-8 20 0t20 0 20 0 18 0M80 37q10-8 20 0t20 0 20 0 18 0M80 52q10-8 20 0t20 0 20 0 18 0"
      />
      <text
        x="37"
        y="41"
        fill="var(--ink)"
        stroke="none"
        fontFamily="var(--text)"
        fontSize="12"
        fontWeight="700"
        textAnchor="middle"
      >
        Resent
      </text>
    </g>
  ),
  /** Beside the chart, from its title down. */
  links: (
    <g wordSpacing="1">
      <TextLine x={0} y={13} size={13} weight={650}>
        Top links
      </TextLine>
      {links.map(({ path, clicks: count, share }, index) => (
        <g key={path} fontSize="13" transform={`translate(0 ${30 + index * 44})`}>
          <rect width={`${share}%`} height="36" rx="4" fill="light-dark(var(--leaf),var(--mark))" />
          <TextLine x={8} y={23}>
            {path}
          </TextLine>
          <g transform="translate(-8)">
            <TextLine x="100%" y={23} weight={600} anchor="end">
              {count}
            </TextLine>
          </g>
        </g>
      ))}
    </g>
  ),
  contacts: <Contacts />,
  goods: <SvgFile text={goods} />,
};
