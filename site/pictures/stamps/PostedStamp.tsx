import { Postmark } from './Postmark.tsx';
import styles from './postmark.module.css';

interface Props {
  /** The stamp's SVG file. */
  stamp: string;
  brand: string;
  /** In the middle of the postmark. */
  word: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The postmark's color beside the stamp, and on it. */
  ink: string;
  onStamp: string;
}

/** A stamp with a postmark as a file of its own, without style sheets: as large on it as `CanceledStamp` on a page. */
export function PostedStamp({ stamp, brand, word, width, height, ink, onStamp }: Props) {
  const [side, tall] = [0.8 * 120, 0.8 * 144];
  const [left, top] = [width - side - 10, (height - tall) / 2 - 2];
  const mark = { width: 1.7 * side, height: (1.7 * side * 124) / 300 };
  const middle = [0.15 * side, tall - mark.height / 2];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      <style>{sheet(ink, onStamp)}</style>
      <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">
        <feDropShadow dx="0" dy="3" stdDeviation="3" floodOpacity="0.25" />
      </filter>
      <g transform={`translate(${left} ${top}) rotate(6 ${side / 2} ${tall / 2})`}>
        <g filter="url(#shadow)">
          <svg
            width={side}
            height={tall}
            viewBox="0 0 120 144"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the files are ours.
            dangerouslySetInnerHTML={{ __html: stamp }}
          />
        </g>
        <g transform={`rotate(-12 ${middle.join(' ')})`}>
          <svg
            x={-0.7 * side}
            y={tall - mark.height}
            {...mark}
            viewBox="0 0 300 124"
            aria-hidden="true"
          >
            <Postmark brand={brand} word={word} />
          </svg>
        </g>
      </g>
    </svg>
  );
}

/** The values of `postmark.module.css`, for a renderer without custom properties. */
function sheet(ink: string, onStamp: string): string {
  return [
    `.${styles.ink} stop{stop-color:${onStamp}}`,
    `.${styles.ink} stop:first-child{stop-color:${ink}}`,
    `.${styles.rings},.${styles.waves}{fill:none;stroke:${ink};stroke-width:2.5;stroke-linecap:round}`,
    `.${styles.waves}{stroke:url(#postmark-ink);filter:drop-shadow(0 0 1px #fff)}`,
    `.${styles.brand},.${styles.word}{fill:${ink};font-family:Display}`,
    `.${styles.brand}{font-size:14px;letter-spacing:1.4px}`,
  ].join('');
}
