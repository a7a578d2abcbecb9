import type { ReactNode } from 'react';
import { kiteCloth } from './Kites.tsx';
import { Request } from './Request.tsx';
import { type Tag, tag } from './tag.ts';
import { Words } from './Words.tsx';

/** Lime marks the row of the email beside the log; `none` is an outline. */
type Ground = Tag | 'lime' | 'none';

const lines = [
  { y: 90, indent: 0, end: '{' },
  { y: 114, indent: 2, name: 'template_code', value: '"order_receipt"', end: ',' },
  { y: 138, indent: 2, name: 'recipient_email', value: '"ada@example.com"', end: ',' },
  { y: 162, indent: 2, name: 'data', end: '{' },
  { y: 186, indent: 4, name: 'firstname', value: '"Ada"', end: ',' },
  { y: 210, indent: 4, name: 'order', value: '"KW-2081"', end: ',' },
  { y: 234, indent: 4, name: 'items', end: '[ … ]' },
  { y: 258, indent: 2, end: '}' },
  { y: 282, indent: 0, end: '}' },
  // Visible only in a taller panel.
  { y: 382, indent: 0, end: '{' },
  { y: 406, indent: 2, name: 'error', value: 'null', end: ',' },
  { y: 430, indent: 2, name: 'payload', end: '{' },
  { y: 430, indent: 15, name: 'data', end: '{' },
  { y: 454, indent: 4, name: 'id', value: '"019a9f3e-7c00…"', end: ',' },
  { y: 478, indent: 4, name: 'status', value: '"queued"' },
  { y: 502, indent: 2, end: '} }' },
  { y: 526, indent: 0, end: '}' },
];

const bought = [
  { name: 'Wax print “Kite”', price: '₦37,500' },
  { name: 'Thread, indigo', price: '₦4,200' },
  { name: 'Delivery to Yaba', price: '₦6,500' },
];

const log: { name: string; to: string; state: string; ground: Ground; at: string }[] = [
  {
    name: 'Order receipt',
    to: 'kwame@example.com',
    state: 'Opened',
    ground: 'leaf',
    at: '14:01:58',
  },
  {
    name: 'Password reset',
    to: 'kofi@example.com',
    state: 'Delivered',
    ground: 'none',
    at: '14:01:53',
  },
  {
    name: 'Sign-in code',
    to: 'wanjiru@example.com',
    state: 'Delivered',
    ground: 'none',
    at: '14:01:50',
  },
  {
    name: 'Order receipt',
    to: 'tunde@example.com',
    state: 'Sending',
    ground: 'sky',
    at: '14:01:46',
  },
  { name: 'Order receipt', to: 'ada@example.com', state: 'Opened', ground: 'lime', at: '14:01:40' },
  { name: 'Refund', to: 'ngozi@example.com', state: 'Clicked', ground: 'violet', at: '14:01:31' },
  {
    name: 'Password reset',
    to: 'daniel@example.com',
    state: 'Opened',
    ground: 'leaf',
    at: '14:01:26',
  },
  {
    name: 'Delivery note',
    to: 'aisha@example.com',
    state: 'Delivered',
    ground: 'none',
    at: '14:01:19',
  },
  { name: 'Invoice', to: 'femi@example.com', state: 'Opened', ground: 'leaf', at: '14:01:02' },
  // Visible only in a taller panel.
  {
    name: 'Delivery note',
    to: 'zainab@example.com',
    state: 'Delivered',
    ground: 'none',
    at: '14:00:52',
  },
  { name: 'Invoice', to: 'sade@example.com', state: 'Clicked', ground: 'violet', at: '14:00:44' },
];

/** A request, the email it produces, and the log of both. */
export const transactionals = {
  kites: kiteCloth,
  request: (
    <Request path="/v1/transactionals" lines={lines}>
      <g display="var(--aside)" fontFamily="var(--text)">
        <FromRight by={24}>
          <Words x="100%" y={41} size={14} weight={650} colour="lime" anchor="end">
            200 in 38 ms
          </Words>
        </FromRight>
      </g>
      <path d="M0 324.5h2000" stroke="var(--on-forest-line)" />
      <text x="24" y="350" fill="var(--lime)" fontWeight="700">
        200 OK
      </text>
    </Request>
  ),
  receipt: (
    <>
      <rect x="24" y="20" width="40" height="40" rx="10" fill="#3b2a92" />
      <text x="44" y="47" fill="#fff" fontSize="19" fontWeight="700" textAnchor="middle">
        K
      </text>
      <Words x={76} y={37} weight={650}>
        Kitewell
      </Words>
      <Words x={76} y={57} size={14} colour="muted">
        to ada@example.com
      </Words>
      <g display="var(--aside)">
        <FromRight by={24}>
          <Pill right={0} y={27} ground="mint" text="Delivered in 1.2 s" width={148} />
        </FromRight>
      </g>
      <path d="M0 80.5h2000" stroke="var(--hairline)" />
      <g fontFamily="var(--display)" fontSize="28" fontWeight="700" letterSpacing="-.02em">
        <text x="24" y="126">
          Thank you, Ada.
        </text>
        <text x="24" y="158">
          It’s on its way.
        </text>
      </g>
      <Words y={190} colour="muted">
        Order KW-2081, Tuesday 9 June
      </Words>
      {bought.map(({ name, price }, index) => (
        <Row key={name} y={236 + index * 34} name={name} price={price} />
      ))}
      <FromRight by={24}>
        <line x1="48" x2="100%" y1="324.5" y2="324.5" stroke="var(--line)" />
      </FromRight>
      <Words y={362} weight={650}>
        Total
      </Words>
      <FromRight by={24}>
        <text
          x="100%"
          y="366"
          fontFamily="var(--display)"
          fontSize="32"
          fontWeight="700"
          textAnchor="end"
        >
          ₦48,200
        </text>
      </FromRight>
    </>
  ),
  log: rowsOf(log),
  /** Starts with the row of the email beside it. */
  recent: rowsOf(log.slice(4, 9)),
};

/** Moves content at `100%` to the left by this many pixels. */
function FromRight({ by, children }: { by: number; children: ReactNode }) {
  return <g transform={`translate(-${by})`}>{children}</g>;
}

function Pill(props: { right: number; y: number; ground: Ground; text: string; width: number }) {
  const { right, y, ground, text, width } = props;
  return (
    <>
      <FromRight by={right + width}>
        <rect
          x="100%"
          y={y}
          width={width}
          height="26"
          rx="13"
          {...(ground === 'none'
            ? { fill: 'none', stroke: 'var(--line)' }
            : { fill: ground === 'lime' ? 'var(--lime)' : tag(ground) })}
        />
      </FromRight>
      <FromRight by={right + width / 2}>
        <Words
          x="100%"
          y={y + 18}
          size={14}
          weight={650}
          colour={ground === 'mint' || ground === 'lime' ? `on-${ground}` : 'ink'}
          anchor="middle"
        >
          {text}
        </Words>
      </FromRight>
    </>
  );
}

/** A line of the receipt, with a dotted leader after its text; `color` is that of the paper. */
function Row({ y, name, price }: { y: number; name: string; price: string }) {
  const words = (
    <>
      <Words y={y}>{name}</Words>
      <FromRight by={24}>
        <Words x="100%" y={y} anchor="end" weight={600}>
          {price}
        </Words>
      </FromRight>
    </>
  );
  return (
    <>
      <FromRight by={24}>
        <line
          x1="48"
          x2="100%"
          y1={y - 1}
          y2={y - 1}
          stroke="var(--line)"
          strokeWidth="2"
          strokeDasharray="0 6"
          strokeLinecap="round"
        />
      </FromRight>
      {/* Outline and text separately: with `paint-order`, Firefox draws the digits' outline over the currency sign. */}
      <g fill="none" stroke="currentColor" strokeWidth="16" strokeLinejoin="round">
        {words}
      </g>
      {words}
    </>
  );
}

function rowsOf(rows: typeof log) {
  return (
    <>
      <Words x={0} y={20} weight={650}>
        Delivery log
      </Words>
      <g display="var(--corner, inline)">
        <Words x="100%" y={20} size={14} colour="muted" anchor="end">
          Kept for 90 days
        </Words>
      </g>
      <path d="M0 41.5h2000" stroke="var(--line)" />
      {rows.map(({ name, to, state, ground, at }, index) => (
        <g key={at} transform={`translate(0 ${41 + index * 55})`}>
          <Words x={0} y={33} weight={650}>
            {name}
          </Words>
          <g display="var(--aside)">
            <Words x="25%" y={33} colour="muted">
              {to}
            </Words>
          </g>
          <g display="var(--first-name, none)">
            <Words x={132} y={33} colour="muted">
              {to.replace(/(.)(.*)@.*/, (_, first, rest) => first.toUpperCase() + rest)}
            </Words>
          </g>
          <FromRight by={78}>
            <Pill right={0} y={15} ground={ground} text={state} width={86} />
          </FromRight>
          <Words x="100%" y={33} size={14} colour="muted" anchor="end">
            {at}
          </Words>
          <path d="M0 55.5h2000" stroke="var(--hairline)" />
        </g>
      ))}
    </>
  );
}
