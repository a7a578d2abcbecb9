import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { after, before } from '../parts/campaign-figures.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { count } from '../parts/money.ts';
import { ada, faceOf, kofi, wanjiru } from '../parts/people.ts';
import { SvgFile } from '../parts/SvgFile.tsx';
import { Headline, TextLine } from '../parts/TextLine.tsx';
import coast from '../svg/coast.svg?raw';
import crate from '../svg/crate.svg?raw';
import harvest from '../svg/harvest.svg?raw';
import kettle from '../svg/kettle.svg?raw';
import prints from '../svg/prints.svg?raw';
import van from '../svg/van.svg?raw';

const { otherShops } = samples;
const { first, second } = samples.campaign;
const { kettles, rooms } = otherShops;

/** Emails of 380 by 600 px, the pictures of two of them as strips, the results of a resend, and a day's opens. */
export const campaign = {
  harvest: (
    <Mail shop={samples.shop} to={`to ${ada}`} time="9:00 am">
      <Headline y={128} lines={first.subject} />
      <SvgFile text={harvest} transform="translate(0 192)" />
      <Lines lines={first.lines} />
      <rect x="24" y="528" width="332" height="48" rx="10" fill="#e8663c" />
      <TextLine x={190} y={557} weight={650} color="on-lime" anchor="middle">
        {first.call}
      </TextLine>
    </Mail>
  ),
  second: (
    <Mail shop={samples.shop} to={`to ${ada}, again`} time="Today, 9:00 am">
      <Headline y={128} lines={second.subject} />
      <SvgFile text={van} transform="translate(0 192)" />
      <Lines lines={second.lines} />
      <rect x="24" y="528" width="332" height="48" rx="10" fill="#e8663c" />
      <TextLine x={190} y={557} weight={650} color="on-lime" anchor="middle">
        {second.call}
      </TextLine>
    </Mail>
  ),
  kettle: (
    <Mail shop={kettles} to={`to ${kofi}`} time="8:30 am">
      <Headline y={128} lines={['It’s back,', kofi]} />
      <TextLine y={196}>Your kettle, restocked.</TextLine>
      <SvgFile text={kettle} transform="translate(0 222)" />
      {/* The table goes on below the picture. */}
      <path fill="#f7a23b" d="M0 440h380v220H0z" />
    </Mail>
  ),
  prints: (
    <Mail shop={otherShops.prints} to={`to ${wanjiru}`} time="Friday">
      <Headline y={128} lines={['New', 'prints']} />
      <SvgFile text={prints} transform="translate(0 192)" />
      {/* Mirrored, so that the cloths of the two lines differ. */}
      <SvgFile text={prints} transform="matrix(-1 0 0 1 380 415)" />
    </Mail>
  ),
  coast: (
    <Mail shop={rooms} to={`to ${wanjiru}`} time="Friday">
      <Headline y={128} lines={['A weekend', 'at the sea']} />
      <SvgFile text={coast} transform="translate(0 192)" />
      <TextLine y={456}>Your card has 1,200 points on it:</TextLine>
      <TextLine y={480}>enough for two nights in {rooms.place}.</TextLine>
      <TextLine y={528} weight={650} color="evergreen">
        See the rooms
      </TextLine>
    </Mail>
  ),
  day: (
    <Strip top={78}>
      <SvgFile text={harvest} />
    </Strip>
  ),
  night: (
    <Strip top={20}>
      <SvgFile text={crate} />
    </Strip>
  ),
  resent: (
    <>
      <rect x="16" y="16" width="40" height="40" rx="10" fill="var(--lime)" />
      <Glyph name="mail" x={26} y={26} color="on-lime" />
      <TextLine x={68} y={32} weight={650} color="on-forest">
        Sent again to {count(before.notOpened)}
      </TextLine>
      <TextLine x={68} y={53} size={14} color="on-forest-muted">
        From {before.share}% to {after.share}%
      </TextLine>
    </>
  ),
};

/** As much of a scene as fits into the picture. */
function Strip({ top, children }: { top: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      viewBox={`4 ${top} 372 117`}
      preserveAspectRatio="xMidYMid slice"
    >
      {children}
    </svg>
  );
}

/** Two lines of an email, in which `*these words*` are bold. */
function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <TextLine key={line} y={462 + index * 28}>
      {line.split('*').map((part, at) =>
        at % 2 === 1 ? (
          <tspan key={part} fontWeight="650">
            {part}
          </tspan>
        ) : (
          part
        ),
      )}
    </TextLine>
  ));
}

interface MailProps {
  shop: { name: string; color: string };
  to: string;
  time: string;
  children: ReactNode;
}

function Mail({ shop, to, time, children }: MailProps) {
  return (
    <>
      <rect x="24" y="20" width="40" height="40" rx="10" fill={shop.color} />
      <text x="44" y="47" fill="#fff" fontSize="19" fontWeight="700" textAnchor="middle">
        {faceOf(shop)}
      </text>
      <TextLine x={76} y={37} weight={650}>
        {shop.name}
      </TextLine>
      <TextLine x={76} y={57} size=".93em" color="muted">
        {to}
      </TextLine>
      <g display="var(--aside)">
        <TextLine x={356} y={38} size={14} color="muted" anchor="end">
          {time}
        </TextLine>
      </g>
      <path d="M0 80h380" stroke="var(--hairline)" />
      {children}
    </>
  );
}
