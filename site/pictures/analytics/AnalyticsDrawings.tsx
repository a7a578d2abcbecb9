// Long: one drawing, top to bottom.

import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { amount } from '../parts/money.ts';
import { faceOf } from '../parts/people.ts';
import { SvgFile } from '../parts/SvgFile.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { type Tag, tag } from '../parts/tag.ts';
import box from '../svg/box.svg?raw';

const { shop, campaign } = samples;
const [ada, kofi, wanjiru, another = ada] = samples.contacts;

/** Widths are shares of 15,000, the end of the axis; inks are percentages. */
const steps = [
  { name: 'Saw a product', count: '14,208', share: 94.72, ink: 100 },
  { name: 'Added to cart', count: '9,214', share: 61.43, rate: '64.9% of viewers', ink: 88 },
  { name: 'Began checkout', count: '5,120', share: 34.13, rate: '55.6% of carts', ink: 76 },
  { name: 'Paid', count: '3,870', share: 25.8, rate: '75.6% of checkouts' },
];

const events = [
  { at: '2:02:11', name: 'order_paid', who: ada.name, what: amount(campaign.price) },
  { at: '2:02:10', name: 'cart_added', who: kofi.name, what: amount(kofi.amount) },
  { at: '2:02:08', name: 'product_seen', who: 'Zainab Sule', what: 'Yams' },
  { at: '2:02:06', name: 'app_opened', who: 'Marcus Hale', what: 'iOS' },
  { at: '2:02:05', name: 'cart_left', who: wanjiru.name, what: amount(wanjiru.amount) },
  // Visible only in a taller tile.
  { at: '2:02:03', name: 'search_made', who: 'Tunde Bakare', what: 'Oranges' },
  { at: '2:02:01', name: 'order_paid', who: another.name, what: amount(another.amount) },
  { at: '2:01:58', name: 'product_seen', who: 'Ngozi Eze', what: 'Tomatoes' },
  {
    at: '2:01:57',
    name: 'cart_added',
    who: 'Efua Sarpong',
    what: amount(samples.cart[0].price),
  },
];

/** Purchases per two hours from 6 am: 0 is none, 4 the most. */
const week = [
  { day: 'Mon', levels: '012321232100' },
  { day: 'Tue', levels: '012321232110' },
  { day: 'Wed', levels: '012322232100' },
  { day: 'Thu', levels: '012332342100' },
  { day: 'Fri', levels: '012331332211' },
  { day: 'Sat', levels: '001232232211' },
  { day: 'Sun', levels: '000122121100' },
];
/** The inks of the levels, in light and in dark. */
const strength = [
  [evergreen(10), mix('mark', 40, 'card')],
  [evergreen(24), mix('mark', 70, 'card')],
  [evergreen(43), 'var(--mark)'],
  [evergreen(68), mix('evergreen', 45, 'mark')],
  [evergreen(100), 'var(--evergreen)'],
];
const busiest = 'light-dark(var(--evergreen),var(--lime))';

const people: { initials: string; ground: Tag }[] = [
  { initials: 'KM', ground: 'sky' },
  { initials: 'ZS', ground: 'leaf' },
  { initials: 'WK', ground: 'coral' },
  { initials: 'DH', ground: 'mint' },
  { initials: 'PN', ground: 'leaf' },
];

/** The email that the segment received. */
const cartMail = (
  <>
    <rect width="100%" height="222" rx="16" fill="var(--receipt)" stroke="var(--hairline)" />
    <rect x="20" y="20" width="36" height="36" rx="10" fill={shop.color} />
    <text x="38" y="44" fontSize="17" fontWeight="700" textAnchor="middle">
      {faceOf(shop)}
    </text>
    <TextLine x={68} y={35} weight={650}>
      {shop.name}
    </TextLine>
    <TextLine x={68} y={54} size={14}>
      to 5,344 people at 6 pm
    </TextLine>
    <line x2="100%" y1="77" y2="77" stroke="var(--hairline)" />
    <text
      x="20"
      y="116"
      fontFamily="var(--display)"
      fontSize="24"
      fontWeight="700"
      letterSpacing="-.02em"
    >
      Still in your cart
    </text>
    <TextLine x={20} y={144}>
      It’s yours until Friday evening.
    </TextLine>
    <rect x="20" y="164" width="160" height="38" rx="10" fill="#e8663c" />
    <text x="100" y="188" fontWeight="650" textAnchor="middle">
      Back to my cart
    </text>
    <g display="var(--goods,var(--aside))">
      <svg x="100%" overflow="visible" aria-hidden="true">
        <rect x="-104" y="118" width="84" height="84" rx="10" fill="#ffdccf" />
        <SvgFile text={box} transform="translate(-100 123) scale(1.05)" />
      </svg>
    </g>
  </>
);

/** The tiles of a dashboard; `color` is that of the funnel's ground. */
export const analytics = {
  funnel: <Funnel top={48} pitch={60} height={308} />,
  /** The same funnel in a lower tile. */
  ladder: <Funnel top={37} pitch={54} height={273} />,
  events: (
    <Events>
      {events.map(({ at, name, who, what }, index) => (
        <g key={at} transform={`translate(0 ${32 + index * 40})`}>
          <path d="M0 .5h2000" stroke="var(--on-forest-line)" />
          <TextLine x={0} y={25} color="on-forest-muted">
            {at}
          </TextLine>
          <EventName x={76} y={25} name={name} lit={name === 'order_paid'} />
          <g display="var(--aside)">
            <text x="46%" y="25">
              {who}
            </text>
          </g>
          <TextLine x="100%" y={25} color="on-forest-muted" anchor="end">
            {what}
          </TextLine>
        </g>
      ))}
    </Events>
  ),
  /** The same events in a narrow tile, each with its person and time below. */
  stream: (
    <Events>
      {events.map(({ at, name, who, what }, index) => (
        <g key={at} transform={`translate(0 ${32 + index * 50})`}>
          <path d="M0 .5h2000" stroke="var(--on-forest-line)" />
          <EventName x={0} y={21} name={name} lit={name === 'order_paid'} />
          <TextLine x="100%" y={21} anchor="end">
            {what}
          </TextLine>
          <g fill="var(--on-forest-muted)">
            <TextLine x={0} y={39}>
              {who}
            </TextLine>
            <TextLine x="100%" y={39} anchor="end">
              {at}
            </TextLine>
          </g>
        </g>
      ))}
    </Events>
  ),
  hours: (
    <>
      <TextLine x={0} y={15} weight={650}>
        When they buy
      </TextLine>
      <TextLine x="100%" y={15} size={14} weight={650} anchor="end">
        Peak: Thu, 8 pm
      </TextLine>
      {week.map(({ day, levels }, row) => (
        <g key={day} transform={`translate(0 ${31 + row * 21})`}>
          <TextLine x={0} y={14} size={14} color="muted">
            {day}
          </TextLine>
          {[...levels].map((level, column) => (
            <Hour
              // biome-ignore lint/suspicious/noArrayIndexKey: hours do not move
              key={column}
              column={column}
              fill={`light-dark(${strength[Number(level)]})`}
            />
          ))}
        </g>
      ))}
      {/* Thursday, 8 pm. */}
      <g transform="translate(0 94)" stroke={busiest} strokeWidth="7">
        <Hour column={7} />
        <g stroke="var(--card)" strokeWidth="3">
          <Hour column={7} fill={busiest} />
        </g>
      </g>
      <g fontSize="14" fill="var(--muted)">
        <text x="15%" y="196">
          6 am
        </text>
        <text x="43.66%" y="196">
          2 pm
        </text>
        <text x="72.31%" y="196">
          10 pm
        </text>
      </g>
      <Legend y={207} />
    </>
  ),
  segment: (
    <>
      <TextLine x={0} y={15} weight={650}>
        Segment
      </TextLine>
      <Figure y={74} size={48} />
      <TextLine x={0} y={104} color="muted">
        filled a cart and
      </TextLine>
      <TextLine x={0} y={125} color="muted">
        did not pay
      </TextLine>
      <Faces y={148} />
      <g transform="translate(0 -8)">
        <TextLine x={0} y="100%" size={14} color="muted">
          Email goes out at 6 pm
        </TextLine>
      </g>
    </>
  ),
  /** The same segment in a wide tile, beside the email that it got. */
  mailed: (
    <>
      <TextLine x={0} y={15} weight={650}>
        Segment
      </TextLine>
      <Figure y={106} size={80} />
      <TextLine x={0} y={140} color="muted">
        filled a cart but didn’t pay
      </TextLine>
      <Faces y={160} />
      <TextLine x={0} y={217} size={13} color="muted">
        Anyone who buys leaves the segment
      </TextLine>
      {/* The email beside the segment, or below it on phones, with room for its outline. */}
      <g transform="translate(-.5 .5)" fill="var(--on-lime)">
        {/* Groups, since Firefox does not hide a nested SVG. */}
        <g display="var(--aside)">
          <svg x="47%" width="52.8%" overflow="visible" aria-hidden="true">
            {cartMail}
          </svg>
        </g>
        <g display="var(--alone, inline)">
          <svg x=".4%" y="246" width="99.3%" overflow="visible" aria-hidden="true">
            {cartMail}
          </svg>
        </g>
      </g>
    </>
  ),
};

/** Where its first row is and how far apart the others are in a tile of this height; in a taller one, all spread. */
function Funnel({ top, pitch, height }: { top: number; pitch: number; height: number }) {
  const placeOf = (row: number) => `${(((top + row * pitch) / height) * 100).toFixed(4)}%`;
  return (
    <>
      <TextLine x={0} y={15} weight={650}>
        From product to paid
      </TextLine>
      <TextLine x="100%" y={15} size={14} color="muted" anchor="end">
        This week
      </TextLine>
      {steps.map(({ name, count, share, rate, ink }, index) => (
        <svg key={name} y={placeOf(index)} overflow="visible" aria-hidden="true">
          <text y="14" fontWeight="600">
            {name}
            {rate && (
              <tspan dx="8" fill="var(--muted)">
                {rate}
              </tspan>
            )}
          </text>
          <rect
            y="21"
            width={`${share}%`}
            height="22"
            rx="10"
            fill={
              ink ? `light-dark(${evergreen(ink)},${mix('evergreen', ink, 'mark')})` : 'var(--lime)'
            }
            stroke={ink ? undefined : 'light-dark(var(--evergreen),#0000)'}
          />
          <TextLine x={12} y={37} size={14} weight={650} color={ink ? 'on-evergreen' : 'on-lime'}>
            {count}
          </TextLine>
        </svg>
      ))}
      <svg y={placeOf(steps.length - 1)} overflow="visible" fontSize="14" aria-hidden="true">
        <g stroke="var(--line)" transform="translate(-.5)">
          <line x1="33.33%" x2="33.33%" y1="46" y2="52" />
          <line x1="66.67%" x2="66.67%" y1="46" y2="52" />
          <line x1="100%" x2="100%" y1="46" y2="52" />
        </g>
        <rect
          x="27.8%"
          y="22"
          width="33.63%"
          height="20"
          rx="10"
          fill="currentColor"
          stroke="light-dark(var(--evergreen),var(--ink))"
          strokeWidth="1.5"
          strokeDasharray="4"
        />
        <g fontWeight="600">
          <text x="44.1%" y="37" textAnchor="middle" display="var(--aside)">
            5,344 unpaid carts
          </text>
          <g display="var(--alone, none)">
            <text x="44.1%" y="37" textAnchor="middle">
              5,344
            </text>
            <text x="63.5%" y="37">
              unpaid carts
            </text>
          </g>
        </g>
        <g fill="var(--muted)">
          <text y="68">0</text>
          <text x="33.33%" y="68" textAnchor="middle">
            5k
          </text>
          <text x="66.67%" y="68" textAnchor="middle">
            10k
          </text>
          <text x="100%" y="68" textAnchor="end">
            15k
          </text>
        </g>
      </svg>
    </>
  );
}

/** Diluted with the ground. */
function evergreen(percent: number): string {
  return mix('evergreen', percent, 'leaf');
}

/** A mixture of two tokens of the palette. */
function mix(token: string, percent: number, other: string): string {
  return `color-mix(in srgb,var(--${token}) ${percent}%,var(--${other}))`;
}

function Events({ children }: { children: ReactNode }) {
  return (
    <g fill="var(--on-forest)" fontVariant="tabular-nums">
      <text y="15" fontWeight="650">
        Events
      </text>
      <circle cx="66" cy="10" r="4" fill="var(--lime)" />
      <TextLine x={76} y={15} size={14} weight={650} color="lime">
        Live
      </TextLine>
      <g fontSize="14">{children}</g>
    </g>
  );
}

function EventName(props: { x: number; y: number; name: string; lit: boolean }) {
  const { x, y, name, lit } = props;
  return (
    <text x={x} y={y} fontFamily="var(--mono)" fill={lit ? 'var(--lime)' : undefined}>
      {name}
    </text>
  );
}

/** What the inks of the hours mean, few purchases to many. */
function Legend({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`} fontSize="14" fill="var(--muted)">
      <text x="15%" y="12">
        Less
      </text>
      <svg x="15%" overflow="visible" aria-hidden="true">
        {strength.map((inks, level) => (
          <rect
            key={inks[0]}
            x={50 + level * 20}
            width="16"
            height="16"
            rx="4"
            fill={`light-dark(${inks})`}
          />
        ))}
        <text x="154" y="12">
          More
        </text>
      </svg>
    </g>
  );
}

/** Two hours of a day. */
function Hour({ column, fill }: { column: number; fill?: string }) {
  return <rect x={`${15 + column * 7.164}%`} width="6.2%" height="18" rx="5" fill={fill} />;
}

/** How many people are in the segment. */
function Figure({ y, size }: { y: number; size: number }) {
  return (
    <text
      y={y}
      fill="var(--ink)"
      fontFamily="var(--display)"
      fontSize={size}
      fontWeight="700"
      letterSpacing="-.03em"
    >
      5,344
    </text>
  );
}

function Faces({ y }: { y: number }) {
  return people.map(({ initials, ground }, index) => (
    <g key={initials} transform={`translate(${index * 33} ${y})`}>
      <circle cx="15" cy="17" r="15" fill={tag(ground)} stroke="light-dark(#fff,#0000)" />
      <text x="15" y="21.5" fontSize="13" fontWeight="650" textAnchor="middle">
        {initials}
      </text>
    </g>
  ));
}
