import { useEffect, useRef } from 'react';

interface Props {
  /** '' for none. */
  activeField: string;
}

/** Draws a line from the active field to its lines in the request, if they are side by side. */
export function FieldConnector({ activeField }: Props) {
  const root = useRef<SVGSVGElement>(null);

  // After every render, because typing moves the lines.
  useEffect(() => {
    const svg = root.current;
    const body = svg?.parentElement;
    if (!svg || !body) return;
    const draw = () => {
      const d = connectorPath(svg, body);
      for (const line of svg.children) line.setAttribute('d', d);
    };
    draw();
    const observer = new ResizeObserver(draw);
    for (const part of body.children) observer.observe(part);
    // Scroll events do not bubble, but can be captured.
    body.addEventListener('scroll', draw, true);
    return () => {
      observer.disconnect();
      body.removeEventListener('scroll', draw, true);
    };
  });

  useEffect(() => {
    const body = root.current?.parentElement;
    const line = activeField && body && isSideBySide(body) && body.querySelector('.try-lit');
    if (line) line.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeField]);

  return (
    <svg ref={root} className="try-path" aria-hidden="true">
      <path key={`${activeField}-edge`} pathLength="1" />
      <path key={activeField} pathLength="1" />
    </svg>
  );
}

function isSideBySide(body: Element): boolean {
  const form = body.querySelector('.try-form')?.getBoundingClientRect();
  const panels = body.querySelector('.try-panels')?.getBoundingClientRect();
  return Boolean(form && panels && panels.left >= form.right - 1);
}

/** '' if there is nothing to connect, or one end is scrolled out of view. */
function connectorPath(svg: Element, body: Element): string {
  const control = controlIn(body);
  const lines = [...body.querySelectorAll('.try-lit')].map((line) => line.getBoundingClientRect());
  const code = body.querySelector('.try-code')?.getBoundingClientRect();
  const panels = body.querySelector('.try-panels')?.getBoundingClientRect();
  const form = body.querySelector('.try-form')?.getBoundingClientRect();
  const send = body.querySelector('.try-send')?.getBoundingClientRect();
  if (!control || !code || !panels || !form || !send || !isSideBySide(body)) return '';
  const visible = body.getBoundingClientRect();
  const from = control.getBoundingClientRect();
  const high = Math.max(from.top + margin, form.top + margin, visible.top + margin);
  const low = Math.min(from.bottom - margin, send.top - margin);
  if (high > low) return '';
  const top = Math.max(code.top, panels.top, visible.top) + margin;
  const bottom = Math.min(code.bottom, panels.bottom, visible.bottom) - margin;
  const center = clamp((from.top + from.bottom) / 2, high, low);
  const [nearest] = lines
    .map((line) => ({ from: line.top + margin, to: line.bottom - margin }))
    .filter((line) => line.to > top && line.from < bottom)
    .map((line) => clamp(center, Math.max(line.from, top), Math.min(line.to, bottom)))
    .toSorted((a, b) => Math.abs(a - center) - Math.abs(b - center));
  if (nearest === undefined) return '';
  // Straight if possible.
  const start = nearest >= high && nearest <= low ? nearest : center;
  const origin = svg.getBoundingClientRect();
  const [left, right] = [from.right - origin.left, code.left + 4 - origin.left];
  const [y, end] = [start - origin.top, nearest - origin.top];
  if (end === y) return `M${left} ${y}H${right}`;
  const middle = (left + right) / 2;
  return `M${left} ${y}H${middle}V${end}H${right}`;
}

function controlIn(body: Element): Element | null {
  const field = document.activeElement?.closest('.try-form [data-path]');
  return field && body.contains(field) ? field.querySelector('.try-input, .try-map') : null;
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}

/** Half of the line's width, and some space. */
const margin = 8;
