import { escapeHtml } from '@grovemail/domain/escape-html.ts';

interface Series {
  name: string;
  /** In ascending order of x. Points at or below 0, which logarithmic axes lack, are left out. */
  points: readonly (readonly [x: number, y: number])[];
}

interface Plot {
  title: string;
  x: string;
  y: string;
  series: readonly Series[];
}

const [width, height, left, top, plotWidth, plotHeight] = [960, 480, 80, 56, 640, 352];
const dashes = ['none', '4 4', '1 3'];
const colors = ['#0e5a41', '#c2410c', '#3d2c97', '#0369a1', '#a3231a', '#4a5851', '#7c3aed'];

/** Lines on two logarithmic axes, as a standalone SVG. */
export function linePlot({ title, x, y, ...plot }: Plot): string {
  const series = plot.series.map(({ name, points }) => ({
    name,
    points: points.filter((point) => point[0] > 0 && point[1] > 0),
  }));
  const xs = series.flatMap(({ points }) => points.map((point) => point[0]));
  const ys = series.flatMap(({ points }) => points.map((point) => point[1]));
  const xScale = scale(xs, left, left + plotWidth);
  const yScale = scale(ys, top + plotHeight, top);
  const bottom = top + plotHeight;
  const vertical = xScale.ticks.map((tick) => {
    const at = xScale.place(tick);
    return `<path d="M${at} ${top}V${bottom}"/><text x="${at}" y="${bottom + 20}" text-anchor="middle">${tickLabel(tick)}</text>`;
  });
  const horizontal = yScale.ticks.map((tick) => {
    const at = yScale.place(tick);
    return `<path d="M${left} ${at}h${plotWidth}"/><text x="${left - 8}" y="${at + 4}" text-anchor="end">${tickLabel(tick)}</text>`;
  });
  const lines = series.map(({ name, points }, index) => {
    const color = colors[index % colors.length];
    const dash = ` stroke-dasharray="${dashes[Math.floor(index / colors.length)] ?? '8 2'}"`;
    const places = points.map((point) => `${xScale.place(point[0])},${yScale.place(point[1])}`);
    const at = top + 8 + index * 20;
    const key = left + plotWidth + 16;
    return `<g stroke="${color}" fill="${color}"><polyline fill="none" stroke-width="2"${dash} points="${places.join(' ')}"/>${places.map((place) => `<circle r="3" cx="${place.replace(',', '" cy="')}"/>`).join('')}<path stroke-width="2"${dash} d="M${key} ${at}h24"/></g><text x="${key + 32}" y="${at + 4}">${escapeHtml(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12">
<title>${escapeHtml(title)}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="28" font-size="16">${escapeHtml(title)}</text>
<g stroke="#d5dad7">${[...vertical, ...horizontal].join('').replaceAll('<text', '<text stroke="none"')}</g>
<text x="${left + plotWidth / 2}" y="${bottom + 44}" text-anchor="middle">${escapeHtml(x)}</text>
<text transform="translate(20 ${top + plotHeight / 2}) rotate(-90)" text-anchor="middle">${escapeHtml(y)}</text>
${lines.join('\n')}
</svg>
`;
}

/** A logarithmic scale from the values to a range, with a tick at each power of ten. */
function scale(values: readonly number[], from: number, to: number) {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const place = (value: number) =>
    Math.round(from + ((Math.log10(value) - low) / (high - low)) * (to - from));
  const ticks = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step));
  return { place, ticks };
}

function tickLabel(value: number): string {
  return value < 1 ? String(Number(value.toPrecision(1))) : value.toLocaleString('en-US');
}
