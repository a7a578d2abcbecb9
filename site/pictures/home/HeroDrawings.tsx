import { samples } from '@grovemail/config/samples.ts';
import { count, sum } from '../parts/money.ts';
import { TextLine } from '../parts/TextLine.tsx';
import { UntilResentInDrawing } from './UntilResent.tsx';

const { first, second, links } = samples.campaign;

/** Hours side by side: the first email's, half an hour's room with a line in it, the second email's. */
const secondFrom = first.opened.length + 0.5;
const slot = 100 / (secondFrom + second.opened.length);
const centerOf = (hour: number) => (hour + 0.5) * slot;
const between = (secondFrom - 0.25) * slot;

/** The end of the axis. */
const most = Math.ceil(Math.max(...first.opened, ...second.opened) / 1000) * 1000;

/** Lime alone would be too pale on a card. */
const inkOfSecond = {
  fill: 'var(--lime)',
  stroke: 'light-dark(color-mix(in srgb,var(--evergreen) 60%,var(--lime)),#0000)',
};

const inkOfOpens = 'color-mix(in srgb,var(--evergreen) 40%,light-dark(var(--card),var(--mark)))';

/** Vertical bars from an hour on, with round corners at the top; the chart cuts those at the bottom. */
function bars(people: readonly number[], from: number, share: number) {
  return people.map((number, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: hours do not move
      key={index}
      x={`${centerOf(from + index) - (slot * share) / 2}%`}
      y={`${100 - (number / most) * 80}%`}
      width={`${slot * share}%`}
      height="100%"
      rx="4"
    />
  ));
}

/** The first link is 100 % wide. */
const mostClicks = Math.max(...links.map(({ clicks }) => sum(clicks)));

/** The chart and the links in the hero's report, and the postmark on its stamp. */
export const hero = {
  /** From 0 up, below its title and key. The second email's bars are dashed until it is sent. */
  opens: (
    <>
      <g display="var(--hours-title,inline)">
        <TextLine x={-28} y={-27} size={13} weight={650}>
          By hour
        </TextLine>
      </g>
      <svg x="100%" overflow="visible" fontSize="13" aria-hidden="true">
        <rect x="-189" y="-36" width="8" height="8" rx="2" fill={inkOfOpens} />
        <TextLine x={-176} y={-27} color="muted">
          Email 1
        </TextLine>
        <rect x="-121" y="-36" width="8" height="8" rx="2" {...inkOfSecond} />
        <TextLine x={-108} y={-27} color="muted">
          Email 2
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
      <line
        x1={`${between}%`}
        x2={`${between}%`}
        y2="100%"
        stroke="var(--line)"
        strokeDasharray="2 3"
      />
      <svg y="-25%" width="100%" height="125%" aria-hidden="true">
        <g fill={inkOfOpens}>{bars(first.opened, 0, 0.7)}</g>
        <g fill="var(--evergreen)">{bars(first.clicked, 0, 0.32)}</g>
        <UntilResentInDrawing
          then={
            <>
              <g {...inkOfSecond}>{bars(second.opened, secondFrom, 0.7)}</g>
              <g fill="light-dark(var(--evergreen),var(--mark))">
                {bars(second.clicked, secondFrom, 0.32)}
              </g>
            </>
          }
        >
          <g fill="none" stroke="var(--line)" strokeDasharray="3 3">
            {bars(second.opened, secondFrom, 0.7)}
          </g>
        </UntilResentInDrawing>
      </svg>
      <g fill="var(--muted)" fontSize="13">
        <g textAnchor="end">
          {[most, most / 2, 0].map((people, index) => (
            <text key={people} x="-8" y={`${index * 50}%`} dy=".35em">
              {people < 1000 ? people : `${people / 1000}k`}
            </text>
          ))}
        </g>
        <text x="0" y="100%" dy="18">
          {first.sent}
        </text>
        <text x={`${secondFrom * slot}%`} y="100%" dy="18">
          {second.sent}
        </text>
      </g>
    </>
  ),
  /** Its waves run over the stamp, which stays paper-colored in dark mode. */
  postmark: (
    <g fill="none" stroke="var(--ink)" strokeWidth="2">
      <path d="M2 37a35 35 0 1 1 70 0 35 35 0 1 1-70 0m5 0a30 30 0 1 1 60 0 30 30 0 1 1-60 0" />
      <path
        stroke="var(--on-lime)"
        d="M80 22q10-8 20 0t20 0 20 0 18 0M80 37q10-8 20 0t20 0 20 0 18 0M80 52q10-8 20 0t20 0 20 0 18 0"
      />
      <text
        x="37"
        y="42.5"
        fill="var(--ink)"
        stroke="none"
        fontFamily="var(--text)"
        fontSize="16"
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
      {links.map(({ path, clicks }, index) => (
        <g key={path} fontSize="13" transform={`translate(0 ${30 + index * 44})`}>
          <rect
            width={`${(sum(clicks) / mostClicks) * 100}%`}
            height="36"
            rx="4"
            fill="light-dark(var(--leaf),var(--mark))"
          />
          <TextLine x={8} y={23}>
            {path}
          </TextLine>
          <g transform="translate(-8)">
            <UntilResentInDrawing
              then={
                <TextLine x="100%" y={23} weight={600} anchor="end">
                  {count(sum(clicks))}
                </TextLine>
              }
            >
              <TextLine x="100%" y={23} weight={600} anchor="end">
                {count(clicks[0])}
              </TextLine>
            </UntilResentInDrawing>
          </g>
        </g>
      ))}
    </g>
  ),
};
