import type { ReactElement } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { Code, type Line, Ok, Request } from '../parts/Request.tsx';
import { Naira, Words } from '../parts/Words.tsx';

// Goods of a food shop, 72 by 72 px.
const yams = (
  <>
    <path fill="#6d3a1b" d="M8 33q2-17 27-19 26-1 27 11-1 15-28 18-26 2-26-10" />
    <path fill="#a8642f" d="M12 51q3-16 27-17 23 0 23 11-2 14-27 16-24 1-23-10" />
    <path
      fill="none"
      stroke="#e9b883"
      strokeLinecap="round"
      strokeWidth="2.5"
      d="m25 49 5-2m9-6 5-2m-3 13 5-2"
    />
  </>
);

const oil = (
  <>
    <path fill="#e8663c" d="M25 32q0-7 6-10v-8h10v8q6 3 6 10v28q0 5-5 5H30q-5 0-5-5z" />
    <path fill="#8a4b23" d="M29 6h14v10H29z" />
    <path fill="#fffcf2" d="M25 36h22v17H25z" />
    <circle cx="36" cy="44.5" r="5" fill="#8a1f1f" />
  </>
);

export const box = (
  <>
    <path fill="#2b7657" d="M34 18q-2-12 12-14 1 12-12 14" />
    <circle cx="22" cy="28" r="11" fill="#f7a23b" />
    <circle cx="50" cy="28" r="11" fill="#f5c04f" />
    <circle cx="36" cy="25" r="12" fill="#e8663c" />
    <path fill="#8a4b23" d="M6 32h60v32H6z" />
    <path fill="#d99a5b" d="M10 36h52v10H10zm0 14h52v10H10z" />
  </>
);

const bought = [
  { name: 'Yams', price: '6,500', tint: 'leaf', picture: yams },
  { name: 'Red palm oil', price: '4,200', tint: 'sky', picture: oil },
  { name: 'Harvest box', price: '18,500', tint: 'coral', picture: box },
];

const lines: Line[] = [
  { indent: 0, end: '{' },
  { indent: 2, name: 'event_code', value: '"basket_left"', end: ',' },
  { indent: 2, name: 'contact_email', value: '"ada@example.com"', end: ',' },
  { indent: 2, name: 'context', end: '{' },
  { indent: 4, name: 'items', value: '3', end: ',' },
  { indent: 4, name: 'total', value: '29200' },
  { indent: 2, end: '}' },
  { indent: 0, end: '}' },
];

const answer: Line[] = [{ indent: 8, name: 'id', value: '"019a9f3e-7c00…"' }];

/** What a customer left in a shop, the request about it, and the picture in the email about it. */
export const basket: Readonly<Record<string, ReactElement>> = {
  /** As wide as its place, 292 px high. */
  basket: (
    <>
      <text x="20" y="37" fontFamily="var(--display)" fontSize="20" fontWeight="700">
        Ada’s basket
      </text>
      <g transform="translate(-20)">
        <Words x="100%" y={37} colour="muted" anchor="end">
          sabi foods
        </Words>
      </g>
      {bought.map(({ name, price, tint, picture }, index) => (
        <g key={name} transform={`translate(20 ${56 + index * 48})`}>
          <rect width="40" height="40" rx="10" fill={`var(--${tint})`} />
          <g transform="translate(2 2) scale(.5)">{picture}</g>
          <Words x={54} y={25}>
            {name}
          </Words>
          <Price y={25} by={40} amount={price} />
        </g>
      ))}
      <g transform="translate(-20)">
        <line x1="40" x2="100%" y1="206.5" y2="206.5" stroke="var(--line)" />
      </g>
      <Words x={20} y={234} weight={650}>
        Total
      </Words>
      <Price y={234} by={20} total amount="29,200" />
      <path fill="#ffdccf" d="M0 252h2000v40H0z" />
      <Glyph name="clock" x={20} y={262} colour="ink" />
      <Words x={50} y={277} weight={600}>
        Left alone for an hour
      </Words>
    </>
  ),
  /** As high as the basket. */
  call: (
    <g transform="translate(-4)">
      <Request path="/v1/automations" lines={lines} y={84} step={20}>
        <Ok y={274} />
        <Code lines={answer} y={274} />
      </Request>
    </g>
  ),
  /** A sun behind hills, 304 by 240 px, for the foot of a phone's screen. */
  sunrise: (
    <>
      <circle cx="206" cy="70" r="68" fill="#f7a23b" />
      <path fill="var(--mark)" d="M0 40q76-44 156 14t148 16v170H0z" />
      <path fill="#2b7657" d="M0 140q128-88 304-40v140H0z" />
    </>
  ),
  /** The arrow of a mouse, 40 by 40 px. */
  pointer: (
    <path
      fill="#000"
      stroke="#fff"
      strokeWidth="3"
      strokeLinejoin="round"
      d="m7 5 27 12-12 5-5 12z"
    />
  ),
  /** The same goods in narrow rows, 230 px high. */
  items: (
    <g transform="translate(20)">
      {bought.map(({ name, price, tint, picture }, index) => (
        <g key={name} transform={`translate(0 ${index * 60})`}>
          <rect width="48" height="48" rx="10" fill={`var(--${tint})`} />
          <g transform="translate(4 4) scale(.5556)">{picture}</g>
          <Words x={62} y={18} weight={650}>
            {name}
          </Words>
          <Words x={62} y={40}>
            ₦{price}
          </Words>
        </g>
      ))}
      <g transform="translate(-40)">
        <line x1="40" x2="100%" y1="180.5" y2="180.5" stroke="var(--line)" />
      </g>
      <Words x={0} y={208} weight={650}>
        Total
      </Words>
      <Price y={208} by={40} total amount="29,200" />
    </g>
  ),
  /** The same goods on a table, 380 by 132 px. */
  table: (
    <>
      <path fill="var(--coral)" d="M0 0h380v132H0z" />
      <circle cx="312" cy="52" r="34" fill="#f7a23b" />
      <path fill="#2b7657" d="M0 96q150-34 380-6v42H0z" />
      <path fill="var(--mark)" d="M0 112h380v20H0z" />
      <g transform="translate(36 30) scale(1.35)">{yams}</g>
      <g transform="translate(136 14) scale(1.55)">{oil}</g>
      <g transform="translate(236 24) scale(1.4)">{box}</g>
    </>
  ),
};

/** At the right, where `by` is its distance from the edge. */
function Price(props: { y: number; by: number; total?: boolean; amount: string }) {
  const { y, by, total, amount } = props;
  return (
    <g transform={`translate(-${by})`}>
      <text
        x="100%"
        y={y}
        fontFamily={total ? 'var(--display)' : undefined}
        fontSize={total ? 22 : undefined}
        fontWeight={total ? 700 : 600}
        textAnchor="end"
      >
        <Naira amount={amount} light={total ? 600 : 400} />
      </text>
    </g>
  );
}
