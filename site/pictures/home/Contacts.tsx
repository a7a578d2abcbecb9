import { samples } from '@grovemail/config/samples.ts';
import { amount } from '../parts/money.ts';
import { initialsOf } from '../parts/people.ts';
import { TextLine } from '../parts/TextLine.tsx';
import { type Tag, tag } from '../parts/tag.ts';
import { UntilResentInDrawing } from './UntilResent.tsx';

const [buyer] = samples.contacts;
type Segment = (typeof samples.contacts)[number]['segment'];

/** The tags of segments, as wide as their names. */
const tags: Readonly<Record<Segment, { width: number; tint: Tag }>> = {
  Loyal: { width: 46, tint: 'leaf' },
  'First order': { width: 77, tint: 'sky' },
  'At risk': { width: 54, tint: 'coral' },
  New: { width: 42, tint: 'violet' },
};

/** A list of contacts with their segments and last orders, in rows of 54 px. The first one buys once more. */
export function Contacts() {
  return samples.contacts.map((contact, index) => {
    const { name, segment } = contact;
    const { width, tint } = tags[segment];
    const ground = tag(tint);
    return (
      <g key={name} fontSize="13" wordSpacing="1" transform={`translate(0 ${index * 54})`}>
        <line x2="100%" y1=".5" y2=".5" stroke="var(--hairline)" />
        {contact === buyer ? (
          <UntilResentInDrawing
            then={
              <>
                <rect x="-12" width="100%" height="54" rx="10" fill={bought} />
                {/* The percentage leaves out the padding on both sides. */}
                <rect x="12" width="100%" height="54" rx="10" fill={bought} />
                <Marks width={width} fill={`light-dark(#fff,${ground})`} />
                <Order {...buyer.resent} />
              </>
            }
          >
            <Marks width={width} fill={ground} />
            <Order {...contact} />
          </UntilResentInDrawing>
        ) : (
          <>
            <Marks width={width} fill={ground} />
            <Order {...contact} />
          </>
        )}
        <text x="16" y="31" fontSize="11" fontWeight="650" textAnchor="middle">
          {initialsOf(name)}
        </text>
        <TextLine x={44} y={22} weight={600}>
          {name}
        </TextLine>
        <TextLine x={52} y={42} size={12}>
          {segment}
        </TextLine>
      </g>
    );
  });
}

const bought = 'light-dark(var(--leaf),color-mix(in srgb,var(--lime) 14%,var(--paper)))';

/** Behind a contact's initials and segment. */
function Marks({ width, fill }: { width: number; fill: string }) {
  return (
    <g fill={fill}>
      <circle cx="16" cy="27" r="16" />
      <rect x="44" y="29" width={width} height="17" rx="8.5" />
    </g>
  );
}

/** When a contact last ordered, and for how much. */
function Order({ order, amount: value }: { order: string; amount: number }) {
  return (
    <>
      <TextLine x="100%" y={22} weight={600} anchor="end">
        {order}
      </TextLine>
      <TextLine x="100%" y={41} color="muted" anchor="end">
        {value === 0 ? '–' : amount(value)}
      </TextLine>
    </>
  );
}
