import type { IconName } from '../../Icon.tsx';
import { Glyph } from './Glyph.tsx';
import { type Tag, tag } from './tag.ts';
import { Words } from './Words.tsx';

interface Node {
  /** Columns are 245 px apart, nodes 200 by 56 px. */
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

/** From node to node, and on past the last column. */
const edges = [
  'M28 28v416',
  'M273 132v104',
  'M200 340h13a10 10 0 0 0 10-10V142a10 10 0 0 1 10-10h12',
  'M200 444h45',
  'M445 236h13a10 10 0 0 0 10-10V90a10 10 0 0 1 10-10h12',
  'M445 444h13a10 10 0 0 0 10-10V298a10 10 0 0 1 10-10h12',
  'M518 80v312',
  'M590 52V38a10 10 0 0 1 10-10h135',
  'M518 420v14a10 10 0 0 0 10 10h207',
  'M763 28v416',
  'M935 444h13a10 10 0 0 0 10-10V90a10 10 0 0 1 10-10h12',
  'M1008 80v312',
  'M1080 52V38a10 10 0 0 1 10-10h135',
  'M1008 420v14a10 10 0 0 0 10 10h207',
  'M1253 28v104',
  'M1425 28h600M1425 444h600',
];

/** On the edges out of questions. */
const answers = [
  { x: 223, y: 288, text: 'Yes' },
  { x: 28, y: 392, text: 'No' },
  { x: 640, y: 28, text: 'Yes' },
  { x: 518, y: 132, text: 'No' },
  { x: 958, y: 340, text: 'Yes' },
  { x: 1130, y: 28, text: 'Yes' },
  { x: 1008, y: 132, text: 'No' },
];

export const automations = {
  map: (
    <>
      <g fill="none" stroke="var(--indigo)" strokeWidth="2">
        {edges.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
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
    <g transform={`translate(${column * 245} ${y})`}>
      <rect y="3" width="200" height="56" rx="10" fill="light-dark(#3b2a9224,#0006)" />
      <rect width="200" height="56" rx="10" fill="var(--card)" stroke="var(--hairline)" />
      <rect x="10" y="12" width="32" height="32" rx="10" fill={tag(tint)} />
      <Glyph name={icon} x={16} y={18} />
      <Words x={52} y={24} size={14} weight={650}>
        {name}
      </Words>
      <Words x={52} y={43} size={14} colour="muted">
        {text}
      </Words>
    </g>
  );
}
