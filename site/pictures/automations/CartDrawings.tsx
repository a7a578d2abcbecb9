import { samples } from '@grovemail/config/samples.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { amount, sum } from '../parts/money.ts';
import { ada } from '../parts/people.ts';
import { Code, type Line, Ok, Request } from '../parts/Request.tsx';
import { SvgFile } from '../parts/SvgFile.tsx';
import { Amount, TextLine } from '../parts/TextLine.tsx';
import box from '../svg/box.svg?raw';
import oil from '../svg/oil.svg?raw';
import sunrise from '../svg/sunrise.svg?raw';
import yams from '../svg/yams.svg?raw';

const looks = [
  { tint: 'leaf', picture: yams },
  { tint: 'sky', picture: oil },
  { tint: 'coral', picture: box },
];
const bought = samples.cart.map((item, index) => ({
  ...item,
  tint: looks[index]?.tint,
  picture: looks[index]?.picture ?? '',
}));
const total = sum(bought.map(({ price }) => price));

const lines: Line[] = [
  { indent: 0, end: '{' },
  { indent: 2, name: 'event_code', value: '"cart_left"', end: ',' },
  { indent: 2, name: 'contact_email', value: '"ada@example.com"', end: ',' },
  { indent: 2, name: 'context', end: '{' },
  { indent: 4, name: 'items', value: '3', end: ',' },
  { indent: 4, name: 'total', value: String(total) },
  { indent: 2, end: '}' },
  { indent: 0, end: '}' },
];

const response: Line[] = [{ indent: 8, name: 'id', value: '"019a9f3e-7c00…"' }];

/** What a customer left in a shop, the request about it, and the picture in the email about it. */
export const cartDrawings = {
  /** As wide as its place, 292 px high. */
  cart: (
    <>
      <text x="20" y="37" fontFamily="var(--display)" fontSize="20" fontWeight="700">
        {ada}’s cart
      </text>
      <g transform="translate(-20)">
        <TextLine x="100%" y={37} color="muted" anchor="end">
          {samples.shop.name}
        </TextLine>
      </g>
      {bought.map(({ name, price, tint, picture }, index) => (
        <g key={name} transform={`translate(20 ${56 + index * 48})`}>
          <rect width="40" height="40" rx="10" fill={`var(--${tint})`} />
          <SvgFile text={picture} transform="translate(2 2) scale(.5)" />
          <TextLine x={54} y={25}>
            {name}
          </TextLine>
          <Price y={25} by={40} value={price} />
        </g>
      ))}
      <g transform="translate(-20)">
        <line x1="40" x2="100%" y1="206.5" y2="206.5" stroke="var(--line)" />
      </g>
      <TextLine x={20} y={234} weight={650}>
        Total
      </TextLine>
      <Price y={234} by={20} isTotal value={total} />
      <path fill="#ffdccf" d="M0 252h2000v40H0z" />
      <Glyph name="clock" x={20} y={262} color="ink" />
      <TextLine x={50} y={277} weight={600}>
        Untouched for an hour
      </TextLine>
    </>
  ),
  /** As high as the cart. */
  call: (
    <g transform="translate(-4)">
      <Request path="/v1/automations" lines={lines} y={84} step={20}>
        <Ok y={274} />
        <Code lines={response} y={274} />
      </Request>
    </g>
  ),
  sunrise: <SvgFile text={sunrise} />,
  /** The same goods in narrow rows, 230 px high. */
  items: (
    <g transform="translate(20)">
      {bought.map(({ name, price, tint, picture }, index) => (
        <g key={name} transform={`translate(0 ${index * 60})`}>
          <rect width="48" height="48" rx="10" fill={`var(--${tint})`} />
          <SvgFile text={picture} transform="translate(4 4) scale(.5556)" />
          <TextLine x={62} y={18} weight={650}>
            {name}
          </TextLine>
          <TextLine x={62} y={40}>
            {amount(price)}
          </TextLine>
        </g>
      ))}
      <g transform="translate(-40)">
        <line x1="40" x2="100%" y1="180.5" y2="180.5" stroke="var(--line)" />
      </g>
      <TextLine x={0} y={208} weight={650}>
        Total
      </TextLine>
      <Price y={208} by={40} isTotal value={total} />
    </g>
  ),
  /** The same goods on a table, 380 by 132 px. */
  table: (
    <>
      <path fill="var(--coral)" d="M0 0h380v132H0z" />
      <circle cx="312" cy="52" r="34" fill="#f7a23b" />
      <path fill="#2b7657" d="M0 96q150-34 380-6v42H0z" />
      <path fill="var(--mark)" d="M0 112h380v20H0z" />
      <SvgFile text={yams} transform="translate(36 30) scale(1.35)" />
      <SvgFile text={oil} transform="translate(136 14) scale(1.55)" />
      <SvgFile text={box} transform="translate(236 24) scale(1.4)" />
    </>
  ),
};

/** At the right, where `by` is its distance from the edge. */
function Price(props: { y: number; by: number; isTotal?: boolean; value: number }) {
  const { y, by, isTotal, value } = props;
  return (
    <g transform={`translate(-${by})`}>
      <text
        x="100%"
        y={y}
        fontFamily={isTotal ? 'var(--display)' : undefined}
        fontSize={isTotal ? 22 : undefined}
        fontWeight={isTotal ? 700 : 600}
        textAnchor="end"
      >
        <Amount value={value} light={isTotal ? 600 : 400} />
      </text>
    </g>
  );
}
