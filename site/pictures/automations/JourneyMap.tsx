import { samples } from '@grovemail/config/samples.ts';
import type { IconName } from '../../components/Icon.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { amount } from '../parts/money.ts';
import { TextLine } from '../parts/TextLine.tsx';

interface Node {
  /** Nodes are 200 by 56 px. */
  column: number;
  row: number;
  icon: IconName;
  name: string;
  text: string;
  /** On the path of the journey that is shown; the others rest. */
  isLit: boolean;
}

/** The lit journey leads down the first column, and then right, to the second order. */
const nodes: readonly Node[] = [
  lit(0, 0, 'cart', 'Places a first order', 'Any shop, any time'),
  lit(0, 1, 'clock', 'Wait 2 days', 'Until 9 am, her time'),
  lit(0, 2, 'mail', 'Email “How was it?”', 'In her language'),
  lit(0, 3, 'branch', 'Opened in 3 days?', '68% yes, 32% no'),
  node(0, 4, 'message', 'SMS “Did it arrive?”', '98% delivered'),
  node(1, 0, 'cart', 'Abandons a cart', 'For an hour'),
  node(2, 0, 'mail', 'Email “Still yours?”', 'With the cart'),
  node(3, 0, 'branch', 'Paid by tonight?', '42% yes, 58% no'),
  node(4, 0, 'flag', 'Cart paid', 'Counts as a goal'),
  node(5, 0, 'users', 'Segment “Regulars”', '1,930 people'),
  node(3, 1, 'bell', 'Push “Ends tonight”', 'On the phone'),
  node(1, 1, 'users', 'Birthday in a week', 'From the profile'),
  node(2, 1, 'mail', 'Email “Your day”', 'At 9 am, her time'),
  node(1, 2, 'clock', '30 quiet days', 'Counted from today'),
  node(2, 2, 'message', 'SMS “20% today”', 'If the email is unread'),
  node(3, 2, 'tag', 'Tag “At risk”', '1,968 people'),
  node(4, 2, 'mail', 'Email “Miss you”', 'From the founder'),
  lit(1, 3, 'star', `Over ${amount(samples.important)}?`, 'In the last 90 days'),
  lit(2, 3, 'gift', 'Email “A gift”', `Code ${samples.campaign.code}`),
  lit(3, 3, 'flag', 'Second order', '31.4% get here'),
  lit(4, 3, 'gift', 'Add 200 points', 'Her total: 360'),
  lit(5, 3, 'users', 'Segment “VIP”', '1,204 people'),
  node(1, 4, 'tag', 'Tag “Loyal”', '4,182 people'),
  node(2, 4, 'clock', 'Wait 30 days', 'Quiet on Sundays'),
  node(3, 4, 'mail', 'Email “Thank you”', 'From the founder'),
];

const pitch = { column: 242, row: 104 };
const left = (column: number) => column * pitch.column;
const top = (row: number) => row * pitch.row;
const middle = (row: number) => top(row) + 28;
/** Where a column's nodes have their icons. */
const iconIn = (column: number) => left(column) + 28;

type Edge = readonly [column: number, row: number, to: 'right' | 'down', answer?: 'Yes' | 'No'];

/** From a node to the next: reading goes right or down, and never back. */
const litEdges: readonly Edge[] = [
  [0, 0, 'down'],
  [0, 1, 'down'],
  [0, 2, 'down'],
  [0, 3, 'right', 'Yes'],
  [1, 3, 'right', 'Yes'],
  [2, 3, 'right'],
  [3, 3, 'right'],
  [4, 3, 'right'],
];
const restingEdges: readonly Edge[] = [
  [0, 3, 'down', 'No'],
  [1, 0, 'right'],
  [2, 0, 'right'],
  [3, 0, 'right', 'Yes'],
  [3, 0, 'down', 'No'],
  [4, 0, 'right'],
  [1, 1, 'right'],
  [1, 2, 'right'],
  [2, 2, 'right'],
  [3, 2, 'right'],
  [1, 3, 'down', 'No'],
  [1, 4, 'right'],
  [2, 4, 'right'],
];

function lineOf([column, row, to]: Edge): string {
  return to === 'down'
    ? `M${iconIn(column)} ${top(row) + 56}V${top(row + 1) - 8}`
    : `M${left(column) + 200} ${middle(row)}H${left(column + 1) - 8}`;
}

/** At the end of an edge, pointing on. */
function headOf([column, row, to]: Edge): string {
  return to === 'down'
    ? `M${iconIn(column) - 9} ${top(row + 1) - 11}h18l-9 11z`
    : `M${left(column + 1) - 11} ${middle(row) - 9}v18l11-9z`;
}

const rail = 'light-dark(color-mix(in srgb,var(--lime) 60%,var(--violet)),var(--mark))';
const core = 'light-dark(var(--mark),var(--lime))';
const resting = 'light-dark(#8f7fc9,#8a82c8)';

/** On phones, the lit journey alone, down to the second order. */
const tall = nodes.filter(({ isLit }) => isLit).slice(0, 7);
const tallPitch = 84;
const tallEdges = tall.slice(1).map((_, row) => row * tallPitch);
const tallLine = tallEdges.map((y) => `M28 ${y + 56}V${y + tallPitch - 8}`).join('');

export const journeyMap = (
  <>
    <g display="var(--wide)">{wideMap()}</g>
    <g display="var(--close,none)">
      <path d={tallLine} stroke={rail} strokeWidth="12" />
      <path d={tallLine} stroke={core} strokeWidth="3" />
      <path d={tallEdges.map((y) => `M19 ${y + tallPitch - 11}h18l-9 11z`).join('')} fill={core} />
      {tall.map((shown, row) => (
        <svg key={shown.name} y={row * tallPitch} overflow="visible" aria-hidden="true">
          <Step node={shown} width="calc(100% - var(--edge) / var(--in-pixels))" />
          {shown.name.endsWith('?') && <Answer x={62} y={70} text="Yes" />}
        </svg>
      ))}
    </g>
  </>
);

function wideMap() {
  return (
    <>
      <g fill="none">
        <path
          d={restingEdges.map(lineOf).join('')}
          stroke={resting}
          strokeWidth="2"
          strokeDasharray="4"
        />
        <path d={litEdges.map(lineOf).join('')} stroke={rail} strokeWidth="12" />
        <path d={litEdges.map(lineOf).join('')} stroke={core} strokeWidth="3" />
        {/* Past the last column. */}
        <path d={`M${left(5) + 200} ${middle(3)}h600`} stroke={rail} strokeWidth="12" />
        <path d={`M${left(5) + 200} ${middle(3)}h600`} stroke={core} strokeWidth="3" />
      </g>
      <path d={restingEdges.map(headOf).join('')} fill={resting} />
      <path d={litEdges.map(headOf).join('')} fill={core} />
      {nodes.map((shown) => (
        <g
          key={shown.name + shown.column}
          transform={`translate(${left(shown.column)} ${top(shown.row)})`}
        >
          <Step node={shown} width={200} />
        </g>
      ))}
      {[...litEdges, ...restingEdges].map(
        ([column, row, to, answer]) =>
          answer && (
            <Answer
              key={`${column} ${row} ${to}`}
              x={to === 'down' ? iconIn(column) + 34 : left(column) + 217}
              y={to === 'down' ? top(row) + 78 : middle(row) - 24}
              text={answer}
            />
          ),
      )}
    </>
  );
}

function Answer({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-19" y="-12" width="38" height="24" rx="12" fill="var(--indigo)" />
      <text y="5" fontSize="14" fontWeight="650" fill="var(--violet)" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function node(column: number, row: number, icon: IconName, name: string, text: string): Node {
  return { column, row, icon, name, text, isLit: false };
}

function lit(...given: Parameters<typeof node>): Node {
  return { ...node(...given), isLit: true };
}

/** As in the playable journey: lime tile and card if lit, a dashed outline if not. */
function Step({
  node: { icon, name, text, isLit },
  width,
}: {
  node: Node;
  width: number | string;
}) {
  return (
    <>
      {isLit && <rect y="3" width={width} height="56" rx="10" fill="light-dark(#3b2a9224,#0006)" />}
      <rect
        width={width}
        height="56"
        rx="10"
        fill={isLit ? 'var(--card)' : 'light-dark(#f2eeff,var(--violet))'}
        stroke={isLit ? 'light-dark(#abc4bb,#5f8279)' : 'light-dark(#c3b5f2,#564f85)'}
        strokeDasharray={isLit ? undefined : '4'}
      />
      {isLit && <rect x="10" y="12" width="32" height="32" rx="10" fill="var(--lime)" />}
      <Glyph name={icon} x={16} y={18} color={isLit ? 'on-lime' : 'muted'} />
      <g fill={isLit ? undefined : 'light-dark(var(--muted),var(--indigo))'}>
        <TextLine x={52} y={24} size={14} weight={650}>
          {name}
        </TextLine>
      </g>
      <TextLine x={52} y={43} size={14} color="muted">
        {text}
      </TextLine>
    </>
  );
}
