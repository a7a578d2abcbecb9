import { Postmark } from './Postmark.tsx';
import styles from './postmark.module.css';

interface Props {
  /** The stamp's SVG file. */
  stamp: string;
  /** In the middle of the postmark. */
  word: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The postmark's color beside the stamp, and on it. */
  ink: string;
  onStamp: string;
}

/** A stamp with a postmark as a file of its own, without style sheets. Phones show it so small that the ring is wider. */
export function PostedStamp({ stamp, word, width, height, ink, onStamp }: Props) {
  const [side, tall] = [0.7 * 120, 0.7 * 144];
  const [left, top] = [width - side - 10, (height - tall) / 2 - 2];
  // The ring is beside the stamp, and the waves end at its edge.
  const scale = 0.65;
  const ring = 124 * scale;
  const middle = [(side - ring) / 2, tall - ring / 2];
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
            x={-ring}
            y={tall - ring}
            width={ring + side}
            height={ring}
            viewBox={`0 0 ${(ring + side) / scale} 124`}
            aria-hidden="true"
          >
            <Postmark word={word} />
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
    `.${styles.word}{fill:${ink};font-family:Display}`,
  ].join('');
}
