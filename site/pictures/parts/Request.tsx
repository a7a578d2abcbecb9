import type { ReactNode } from 'react';

/** A line of JSON. `start` and `end` are the punctuation around name and value. */
export interface Line {
  /** In characters. */
  indent: number;
  start?: string;
  name?: string;
  value?: string;
  end?: string;
}

interface CodeProps {
  lines: readonly Line[];
  /** The first baseline. */
  y: number;
  /** From a baseline to the next. */
  step?: number;
}

interface Props extends CodeProps {
  path: string;
  children: ReactNode;
}

/** A POST request as code, on a dark panel. */
export function Request({ path, children, ...code }: Props) {
  return (
    <g fontFamily="var(--mono)" fontSize="var(--code, 13px)" fill="var(--on-forest)">
      <rect x="24" y="22" width="56" height="28" rx="14" fill="var(--lime)" />
      <text x="52" y="41" fill="var(--on-lime)" fontWeight="700" textAnchor="middle">
        POST
      </text>
      <text x="92" y="41">
        {path}
      </text>
      <Code {...code} />
      {children}
    </g>
  );
}

/** The line between request and response, and the status below it. */
export function Ok({ y }: { y: number }) {
  return (
    <>
      <path d={`M0 ${y - 25.5}h2000`} stroke="var(--on-forest-line)" />
      <text x="24" y={y} fill="var(--lime)" fontWeight="700">
        200 OK
      </text>
    </>
  );
}

export function Code({ lines, y, step = 22 }: CodeProps) {
  return lines.map(({ indent, start, name, value, end }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
    <text key={index} x={24 + indent * 7.8} y={y + index * step} fill="#9dbdae">
      {start}
      {name && (
        <>
          <tspan fill="#9ed4ff">{`"${name}"`}</tspan>
          {': '}
        </>
      )}
      {value && <tspan fill={value.startsWith('"') ? 'var(--lime)' : '#ffb592'}>{value}</tspan>}
      {end}
    </text>
  ));
}
