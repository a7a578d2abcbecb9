import { SvgFile } from '../parts/SvgFile.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import kettleOnTable from '../svg/kettle-on-table.svg?raw';

/**
 * Opens by the quarter of an hour, from 9 am, beside a kettle on the same table. Where `--close` is `inline` and
 * `--wide` is `none`, the bars are narrower and the kettle is smaller.
 */
export function DayOfOpens() {
  return (
    <>
      <path fill="light-dark(#f4c3b0,#3a1528)" d={`M-2000 ${table}h6000v3000h-6000z`} />
      <g display="var(--wide)">
        <KettleAndBars first={152} step={15} width={9} kettle={1} />
      </g>
      <g display="var(--close,none)">
        <KettleAndBars first={109} step={6} width={4} kettle={0.7} />
      </g>
    </>
  );
}

interface Measures {
  /** The middle of the first bar, and from there to the next. */
  first: number;
  step: number;
  width: number;
  kettle: number;
}

function KettleAndBars({ first, step, width, kettle }: Measures) {
  const xOf = (quarter: number) => first + quarter * step;
  const foot = table - 1.5 - width / 2;
  const bars = (drawn: (quarter: number) => boolean) =>
    quarters
      .map((count, at) => drawn(at) && `M${xOf(at)} ${foot}V${foot - Math.round(count * 0.43)}`)
      .filter(Boolean)
      .join('');
  const middleOfBest = xOf(5.5);
  return (
    <>
      <SvgFile
        text={kettleOnTable}
        transform={`translate(0 ${table - 144 * kettle}) scale(${kettle})`}
      />
      <g fill="none" strokeLinecap="round" strokeWidth={width}>
        <path stroke="light-dark(#f4ad97,#b98d9d)" d={bars((at) => at > 0 && !best.has(at))} />
        <path stroke="#e8663c" d={bars((at) => at === 0)} />
        <path stroke="light-dark(var(--mark),var(--lime))" d={bars((at) => best.has(at))} />
      </g>
      <rect x={middleOfBest - 62} y="0" width="124" height="28" rx="14" fill="var(--lime)" />
      <TextLine x={middleOfBest} y={19} size={14} weight={650} color="on-lime" anchor="middle">
        Best at 10 am
      </TextLine>
      {/* Cropped between two hours, so that no word is, and before the label in the corner. */}
      <svg
        width={`calc(round(down, 100% - ${first + 112}px, ${step * 8}px) + ${first + 24}px)`}
        height="400"
        aria-hidden="true"
      >
        {hours.map((hour, index) => (
          <TextLine key={hour} x={xOf(index * 8)} y={table + 30} size={14} anchor="middle">
            {hour}
          </TextLine>
        ))}
      </svg>
    </>
  );
}

const table = 300;

/** 11,236 by midnight. */
const quarters = [
  330, 380, 426, 468, 520, 590, 572, 528, 446, 391, 346, 314, 297, 284, 268, 253, 241, 229, 222,
  212, 190, 180, 171, 161, 152, 148, 150, 148, 181, 200, 219, 211, 170, 156, 144, 136, 118, 104, 93,
  85, 82, 79, 76, 73, 64, 58, 52, 48, 42, 37, 33, 28, 25, 22, 20, 17, 14, 12, 11, 9, 8, 8, 7, 6, 5,
  5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 3, 3, 4, 5, 7, 9, 12, 14, 16,
];
/** The hour from 10 am. */
const best = new Set([4, 5, 6, 7]);

const hours = [
  '9 am',
  '11 am',
  '1 pm',
  '3 pm',
  '5 pm',
  '7 pm',
  '9 pm',
  '11 pm',
  '1 am',
  '3 am',
  '5 am',
];
