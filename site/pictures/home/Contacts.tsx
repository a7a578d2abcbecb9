import { TextLine } from '../parts/TextLine.tsx';
import { type Tag, tag } from '../parts/tag.ts';

interface Contact {
  initials: string;
  name: string;
  segment: string;
  /** Of the segment's tag, as wide as its name. */
  width: number;
  tint: Tag;
  order: string;
  amount: string;
}

const contacts: readonly Contact[] = [
  {
    initials: 'AO',
    name: 'Ada Obi',
    segment: 'Loyal',
    width: 46,
    tint: 'leaf',
    order: 'Yesterday',
    amount: '₦18,500',
  },
  {
    initials: 'KM',
    name: 'Kofi Mensah',
    segment: 'First order',
    width: 77,
    tint: 'sky',
    order: '3 days ago',
    amount: '$36.00',
  },
  {
    initials: 'WK',
    name: 'Wanjiru Kamau',
    segment: 'At risk',
    width: 54,
    tint: 'coral',
    order: '62 days ago',
    amount: '$118.40',
  },
  {
    initials: 'AL',
    name: 'Amélie Laurent',
    segment: 'Loyal',
    width: 46,
    tint: 'leaf',
    order: 'Yesterday',
    amount: '$74.50',
  },
  {
    initials: 'TB',
    name: 'Tunde Bakare',
    segment: 'New',
    width: 42,
    tint: 'violet',
    order: 'Never',
    amount: '–',
  },
  {
    initials: 'MH',
    name: 'Marcus Hale',
    segment: 'First order',
    width: 77,
    tint: 'sky',
    order: '8 days ago',
    amount: '$29.90',
  },
  {
    initials: 'ZS',
    name: 'Zainab Sule',
    segment: 'Loyal',
    width: 46,
    tint: 'leaf',
    order: '2 days ago',
    amount: '₦42,000',
  },
];

/** A list of contacts with their segments and last orders, in rows of 54 px. */
export function Contacts() {
  return contacts.map(({ initials, name, segment, width, tint, order, amount }, index) => (
    <g key={name} fontSize="13" wordSpacing="1" transform={`translate(0 ${index * 54})`}>
      <path d="M0 .5h2000" stroke="var(--hairline)" />
      <circle cx="16" cy="27" r="16" fill={tag(tint)} />
      <text x="16" y="31" fontSize="11" fontWeight="650" textAnchor="middle">
        {initials}
      </text>
      <TextLine x={44} y={22} weight={600}>
        {name}
      </TextLine>
      <rect x="44" y="29" width={width} height="17" rx="8.5" fill={tag(tint)} />
      <TextLine x={52} y={42} size={12}>
        {segment}
      </TextLine>
      <TextLine x="100%" y={22} weight={600} anchor="end">
        {order}
      </TextLine>
      <TextLine x="100%" y={41} color="muted" anchor="end">
        {amount}
      </TextLine>
    </g>
  ));
}
