import type { IconName } from '../../components/Icon.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { type Tag, tag } from '../parts/tag.ts';

interface Node {
  /** Nodes are 200 by 56 px. */
  column: number;
  y: number;
  icon: IconName;
  tint: Tag;
  name: string;
  text: string;
}

const nodes: readonly Node[] = [
  node(0, 0, 'cart', 'leaf', 'Places a first order', 'Any shop, any time'),
  node(0, 104, 'clock', 'mint', 'Wait 2 days', 'Until 9 am, her time'),
  node(0, 208, 'mail', 'sky', 'Email “How was it?”', 'In her language'),
  node(0, 312, 'branch', 'violet', 'Opened in 3 days?', '68% yes, 32% no'),
  node(0, 416, 'message', 'coral', 'SMS “Did it arrive?”', '98% delivered'),
  node(1, 104, 'tag', 'leaf', 'Tag “Loyal”', '4,182 people'),
  node(1, 208, 'clock', 'mint', 'Wait 5 days', 'Quiet on Sundays'),
  node(1, 416, 'tag', 'coral', 'Tag “At risk”', '1,968 people'),
  node(2, 52, 'star', 'violet', 'Over ₦40,000?', 'In the last 90 days'),
  node(2, 156, 'gift', 'sky', 'Email “A gift”', 'Code HARVEST20'),
  node(2, 260, 'bell', 'coral', 'Push “Ends tonight”', 'On the phone'),
  node(2, 364, 'flag', 'leaf', 'Second order', '31.4% get here'),
  node(3, 0, 'users', 'leaf', 'Segment “VIP”', '1,204 people'),
  node(3, 104, 'mail', 'sky', 'Email “Thank you”', 'From the founder'),
  node(3, 208, 'clock', 'mint', 'Wait 30 days', 'Counted from today'),
  node(3, 416, 'cart', 'leaf', 'Orders again?', 'Within 60 days'),
  node(4, 52, 'branch', 'violet', 'Birthday soon?', 'From her profile'),
  node(4, 156, 'gift', 'coral', 'Adds 200 points', 'Her total: 360'),
  node(4, 260, 'bell', 'coral', 'Push “Points are in”', 'In her language'),
  node(4, 364, 'flag', 'leaf', 'Third order', '18.2% get here'),
  node(5, 0, 'mail', 'sky', 'Email “Your day”', 'At 9 am, her time'),
  node(5, 104, 'message', 'coral', 'SMS “20% today”', 'If the mail is unread'),
  node(5, 416, 'users', 'leaf', 'Segment “Regulars”', '1,930 people'),
];

/** The left edge of a column. */
const left = (column: number) => column * 226;
/** Where a column's nodes have their icons. */
const iconIn = (column: number) => left(column) + 28;
/** Halfway to the next column. */
const gapAfter = (column: number) => left(column) + 213;

/** Down a column, through all nodes in between. */
const descents = [
  { column: 0, from: 28, to: 444 },
  { column: 1, from: 132, to: 236 },
  { column: 2, from: 80, to: 392 },
  { column: 3, from: 28, to: 444 },
  { column: 4, from: 80, to: 392 },
  { column: 5, from: 28, to: 132 },
];

/** From the right of a node to the left of one in the next column. */
const ascents = [
  { column: 0, from: 340, to: 132 },
  { column: 1, from: 236, to: 80 },
  { column: 1, from: 444, to: 288 },
  { column: 3, from: 444, to: 80 },
];

/** To the next column, along the head or the foot of the map. */
const head = 28;
const foot = 444;
const above = [2, 4];
const below = [0, 2, 4];

/** From node to node, and on past the last column. */
const edges = [
  ...descents.map(({ column, from, to }) => `M${iconIn(column)} ${from}V${to}`),
  ...ascents.map(
    ({ column, from, to }) =>
      `M${left(column) + 200} ${from}h5a8 8 0 0 0 8-8V${to + 8}a8 8 0 0 1 8-8h5`,
  ),
  ...above.map((column) => `M${iconIn(column)} 52V38a10 10 0 0 1 10-10H${left(column + 1)}`),
  ...below.map((column) => `M${iconIn(column)} 420v14a10 10 0 0 0 10 10H${left(column + 1)}`),
  `M${left(5) + 200} 28h600m-600 416h600`,
];

const entered = nodes.filter(({ column, y }) =>
  descents.some((way) => way.column === column && way.from < y && y < way.to),
);

/** Where an edge enters a node. */
const heads = [
  ...entered.map(({ column, y }) => `M${iconIn(column) - 5} ${y - 9}h10l-5 8z`),
  ...[
    ...ascents,
    ...above.map((column) => ({ column, to: head })),
    ...below.map((column) => ({ column, to: foot })),
  ].map(({ column, to }) => `M${left(column + 1) - 9} ${to - 5}v10l8-5z`),
].join('');

/** On the edges out of questions. */
const answers = [
  { x: gapAfter(0), y: 288, text: 'Yes' },
  { x: iconIn(0), y: 392, text: 'No' },
  { x: left(2) + 110, y: head, text: 'Yes' },
  { x: iconIn(2), y: 132, text: 'No' },
  { x: gapAfter(3), y: 340, text: 'Yes' },
  { x: left(4) + 110, y: head, text: 'Yes' },
  { x: iconIn(4), y: 132, text: 'No' },
];

export const automations = {
  map: (
    <>
      <g fill="none" stroke="var(--indigo)" strokeWidth="2">
        {edges.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path d={heads} fill="var(--indigo)" />
      {nodes.map((shown) => (
        <Step key={shown.name + shown.column} node={shown} />
      ))}
      {answers.map(({ x, y, text }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect x="-19" y="-12" width="38" height="24" rx="12" fill="var(--indigo)" />
          <text y="5" fontSize="14" fontWeight="650" fill="var(--violet)" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </>
  ),
};

function node(
  column: number,
  y: number,
  icon: IconName,
  tint: Tag,
  name: string,
  text: string,
): Node {
  return { column, y, icon, tint, name, text };
}

function Step({ node: { column, y, icon, tint, name, text } }: { node: Node }) {
  return (
    <g transform={`translate(${left(column)} ${y})`}>
      <rect y="3" width="200" height="56" rx="10" fill="light-dark(#3b2a9224,#0006)" />
      <rect width="200" height="56" rx="10" fill="var(--card)" stroke="var(--hairline)" />
      <rect x="10" y="12" width="32" height="32" rx="10" fill={tag(tint)} />
      <Glyph name={icon} x={16} y={18} />
      <TextLine x={52} y={24} size={14} weight={650}>
        {name}
      </TextLine>
      <TextLine x={52} y={43} size={14} color="muted">
        {text}
      </TextLine>
    </g>
  );
}
