import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { amount, sum } from '../parts/money.ts';
import { faceOf, firstNameOf } from '../parts/people.ts';
import { Code, type Line, Ok, Request } from '../parts/Request.tsx';
import { SvgFile } from '../parts/SvgFile.tsx';
import { Amount, TextLine } from '../parts/TextLine.tsx';
import { tag } from '../parts/tag.ts';
import kites from '../svg/kites.svg?raw';

/** The background of each state. */
const grounds = {
  Sending: tag('sky'),
  Queued: 'none',
  Delivered: 'light-dark(#c9ecd7,#24604a)',
  Bounced: tag('coral'),
};

type State = keyof typeof grounds;

/** The recipient of the email beside the log. A page can give its row other colors. */
const ada = 'ada@example.com';
const lit = {
  ground: `var(--chip,${grounds.Delivered})`,
  ink: 'var(--on-chip,var(--on-mint))',
};

const { prints } = samples.otherShops;
const total = sum(samples.receipt.map(({ price }) => price));

const request: Line[] = [
  { indent: 0, end: '{' },
  { indent: 2, name: 'template_code', value: '"order_receipt"', end: ',' },
  { indent: 2, name: 'recipient_email', value: '"ada@example.com"', end: ',' },
  { indent: 2, name: 'data', end: '{' },
  { indent: 4, name: 'order', value: `"${prints.order}"`, end: ',' },
  { indent: 4, name: 'total', value: `"${amount(total)}"`, end: ',' },
  { indent: 4, name: 'items', end: '[ … ]' },
  { indent: 2, end: '}' },
  { indent: 0, end: '}' },
];

const response: Line = {
  indent: 8,
  start: '{ … ',
  name: 'status',
  value: '"queued"',
  end: ' … }',
};

const log: { name: string; to: string; state: State; at: string }[] = [
  { name: 'Order receipt', to: 'tunde@example.com', state: 'Queued', at: '2:01:58' },
  { name: 'Invoice', to: 'kwame@example.com', state: 'Sending', at: '2:01:53' },
  { name: 'Sign-in code', to: 'wanjiru@example.com', state: 'Delivered', at: '2:01:46' },
  { name: 'Order receipt', to: 'ada@example.com', state: 'Delivered', at: '2:01:40' },
  { name: 'Refund', to: 'ngozi@example.com', state: 'Delivered', at: '2:01:31' },
  { name: 'Password reset', to: 'daniel@example.com', state: 'Bounced', at: '2:01:26' },
  { name: 'Delivery note', to: 'aisha@example.com', state: 'Delivered', at: '2:01:19' },
  { name: 'Invoice', to: 'femi@example.com', state: 'Delivered', at: '2:01:02' },
  { name: 'Sign-in code', to: 'samuel@example.com', state: 'Delivered', at: '2:00:57' },
  { name: 'Shipping update', to: 'efua@example.com', state: 'Delivered', at: '2:00:49' },
];

/** A request, the email it produces, and the log of both. */
export const transactionals = {
  /** A wax print of kites, centered; it is cropped to the width of its email. */
  kites: (
    <>
      <rect width="100%" height="100%" fill="#3b2a92" />
      <svg x="50%" overflow="visible" aria-hidden="true">
        <SvgFile text={kites} transform="translate(-256)" />
      </svg>
    </>
  ),
  request: (
    <Request path="/v1/transactionals" lines={request} y={90}>
      <g display="var(--aside)" fontFamily="var(--text)">
        <FromRight by={24}>
          <TextLine x="100%" y={41} size={14} weight={650} color="lime" anchor="end">
            200 in 38 ms
          </TextLine>
        </FromRight>
      </g>
      <g display="var(--response, none)">
        <Ok y={316} />
        <Code lines={[response]} y={316} />
      </g>
    </Request>
  ),
  receipt: (
    <>
      <rect x="24" y="20" width="40" height="40" rx="10" fill={prints.color} />
      <text x="44" y="47" fill="#fff" fontSize="19" fontWeight="700" textAnchor="middle">
        {faceOf(prints)}
      </text>
      <TextLine x={76} y={37} weight={650}>
        {prints.name}
      </TextLine>
      <TextLine x={76} y={57} size={14} color="muted">
        to ada@example.com
      </TextLine>
      <g display="var(--aside)">
        <FromRight by={24}>
          <Pill y={27} state="Delivered" text="Delivered in 0.4 s" width={148} />
        </FromRight>
      </g>
      <path d="M0 80.5h2000" stroke="var(--hairline)" />
      <g fontFamily="var(--display)" fontSize="28" fontWeight="700" letterSpacing="-.02em">
        <text x="24" y="126">
          Thanks, {firstNameOf(samples.contacts[0].name)}.
        </text>
        <text x="24" y="158">
          It’s on its way.
        </text>
      </g>
      <TextLine y={190} color="muted">
        Order {prints.order}
      </TextLine>
      {samples.receipt.map(({ name, price }, index) => (
        <Row key={name} y={236 + index * 34} name={name} price={price} />
      ))}
      <FromRight by={24}>
        <line x1="48" x2="100%" y1="324.5" y2="324.5" stroke="var(--line)" />
      </FromRight>
      <TextLine y={362} weight={650}>
        Total
      </TextLine>
      <FromRight by={24}>
        <text
          x="100%"
          y="366"
          fontFamily="var(--display)"
          fontSize="32"
          fontWeight="700"
          textAnchor="end"
        >
          <Amount value={total} light={600} />
        </text>
      </FromRight>
    </>
  ),
  log: rowsOf(log.slice(0, 8)),
  /** Starts with the row of the email beside it. */
  recent: rowsOf(log.slice(3)),
};

/** Moves content at `100%` to the left by this many pixels. */
function FromRight({ by, children }: { by: number; children: ReactNode }) {
  return <g transform={`translate(-${by})`}>{children}</g>;
}

/** Right-aligned at `100%`. */
function Pill(props: {
  y: number;
  state: State;
  text?: string;
  width: number;
  ground?: string;
  ink?: string;
}) {
  const { y, state, text = state, width, ground = grounds[state] } = props;
  const { ink = state === 'Delivered' ? 'var(--on-mint)' : undefined } = props;
  return (
    <>
      <FromRight by={width}>
        <rect
          x="100%"
          y={y}
          width={width}
          height="26"
          rx="13"
          fill={ground}
          stroke={state === 'Queued' ? 'var(--line)' : undefined}
        />
      </FromRight>
      <FromRight by={width / 2}>
        <g fill={ink}>
          <TextLine x="100%" y={y + 17.5} size={13} weight={650} anchor="middle">
            {text}
          </TextLine>
        </g>
      </FromRight>
    </>
  );
}

/** A line of the receipt, with a dotted leader after its text; `color` is that of the paper. */
function Row({ y, name, price }: { y: number; name: string; price: number }) {
  const words = (
    <>
      <TextLine y={y}>{name}</TextLine>
      <FromRight by={24}>
        <TextLine x="100%" y={y} anchor="end" weight={600}>
          <Amount value={price} />
        </TextLine>
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
          strokeWidth="1.5"
          strokeDasharray="0 4"
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

/** A page that gives the email's row a background hides the rules at its edges. */
function ruleAbove(rows: typeof log, index: number): string | undefined {
  const isEdge = rows.slice(Math.max(index - 1, 0), index + 1).some(({ to }) => to === ada);
  return isEdge ? 'var(--rule, inline)' : undefined;
}

function rowsOf(rows: typeof log) {
  return (
    <>
      <text y="22" fontFamily="var(--display)" fontSize="20" fontWeight="700">
        Delivery log
      </text>
      <g display="var(--corner, inline)">
        <TextLine x="100%" y={20} size={14} color="muted" anchor="end">
          This afternoon
        </TextLine>
      </g>
      <path d="M0 41.5h2000" stroke="var(--line)" display={ruleAbove(rows, 0)} />
      {rows.map(({ name, to, state, at }, index) => (
        <g key={at} transform={`translate(0 ${41 + index * 55})`}>
          {index > 0 && (
            <path d="M0 .5h2000" stroke="var(--hairline)" display={ruleAbove(rows, index)} />
          )}
          <TextLine x={0} y={33} weight={650}>
            {name}
          </TextLine>
          <g fill={to === ada ? 'var(--lit,var(--muted))' : 'var(--muted)'}>
            <g display="var(--aside)">
              <TextLine x="25%" y={33}>
                {to}
              </TextLine>
            </g>
            <g display="var(--first-name, none)">
              <TextLine x={132} y={33}>
                {to.replace(/(.)(.*)@.*/, (_, first, rest) => first.toUpperCase() + rest)}
              </TextLine>
            </g>
            <TextLine x="100%" y={33} size={14} anchor="end">
              {at}
            </TextLine>
          </g>
          <FromRight by={78}>
            <Pill y={15} state={state} width={82} {...(to === ada ? lit : {})} />
          </FromRight>
        </g>
      ))}
    </>
  );
}
