import { samples } from '@grovemail/config/samples.ts';
import { SvgFile } from '../parts/SvgFile.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import kettleOnTable from '../svg/kettle-on-table.svg?raw';

/**
 * The campaign's opens by the hour, from 9 am, beside a kettle on the same table. Where `--close` is `inline` and
 * `--wide` is `none`, the kettle is smaller.
 */
export function DayOfOpens() {
  return (
    <>
      <path fill="light-dark(#f4c3b0,#3a1528)" d={`M-2000 ${table}h6000v3000h-6000z`} />
      <g display="var(--wide)">
        <KettleAndBars first={144} kettle={1} />
      </g>
      <g display="var(--close,none)">
        <KettleAndBars first={104} kettle={0.7} />
      </g>
    </>
  );
}

interface Measures {
  /** Where the bars begin; they end where the words above them do. */
  first: number;
  kettle: number;
}

function KettleAndBars({ first, kettle }: Measures) {
  return (
    <>
      <SvgFile
        text={kettleOnTable}
        transform={`translate(0 ${table - 144 * kettle}) scale(${kettle})`}
      />
      <svg
        x={first}
        width={`calc(100% - ${first}px - var(--edge))`}
        height="400"
        overflow="visible"
        aria-hidden="true"
      >
        {opened.map((count, hour) => (
          <rect
            key={nameOf(hour)}
            x={percent(hour + 0.16)}
            y={table - heightOf(count)}
            width={percent(0.68)}
            height={heightOf(count)}
            rx="4"
            fill={fillOf(hour)}
          />
        ))}
        <svg x={percent(best + 0.5)} overflow="visible" aria-hidden="true">
          <rect x="-62" width="124" height="28" rx="14" fill="var(--lime)" />
          <TextLine x={0} y={19} size={14} weight={650} color="on-lime" anchor="middle">
            Best at {nameOf(best)}
          </TextLine>
        </svg>
        {[0, 3, 6, 9].map((hour) => (
          <TextLine key={hour} x={percent(hour + 0.5)} y={table + 30} size={14} anchor="middle">
            {nameOf(hour)}
          </TextLine>
        ))}
      </svg>
    </>
  );
}

const table = 300;
const opened: readonly number[] = samples.campaign.first.opened;
const most = Math.max(...opened);
const best = opened.indexOf(most);

function percent(hours: number): string {
  return `${((hours / opened.length) * 100).toFixed(2)}%`;
}

function heightOf(count: number): number {
  return Math.round((count / most) * 260);
}

/** The first hour, in which it is 9:04, the best, and the others. */
function fillOf(hour: number): string {
  if (hour === 0) return '#e8663c';
  return hour === best ? 'light-dark(var(--mark),var(--lime))' : 'light-dark(#f4ad97,#b98d9d)';
}

/** Of an hour since 9 am. */
function nameOf(hour: number): string {
  const at = 9 + hour;
  if (at === 12) return 'noon';
  return at < 12 ? `${at} am` : `${at - 12} pm`;
}
