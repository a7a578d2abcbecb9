import { samples } from '@grovemail/config/samples.ts';
import type { ReactNode } from 'react';
import { count } from './money.ts';

interface Props {
  x?: number | string;
  y: number | string;
  size?: number | string;
  weight?: number;
  /** A token of the palette. */
  color?: string;
  anchor?: 'middle' | 'end';
  children: ReactNode;
}

/** A line of text in a drawing. */
export function TextLine({ x = 24, y, size, weight, color, anchor, children }: Props) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={weight}
      fill={color && `var(--${color})`}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

/** An amount with a lighter sign, so that its strokes stay apart in bold text. */
export function Amount({ value, light = 400 }: { value: number; light?: number }) {
  return (
    <>
      <tspan fontWeight={light}>{samples.currency}</tspan>
      {count(value)}
    </>
  );
}

/** Lines in the display font, one below the other. */
export function Headline({ y, lines }: { y: number; lines: readonly string[] }) {
  return (
    <g fontFamily="var(--display)" fontSize="34" fontWeight="700" letterSpacing="-.02em">
      {lines.map((line, index) => (
        <text key={line} x="24" y={y + index * 38}>
          {line}
        </text>
      ))}
    </g>
  );
}
