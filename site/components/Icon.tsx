import styles from './icon.module.css';
import { iconShapes } from './icon-shapes.ts';

export type IconName = keyof typeof iconShapes;

interface Props {
  name: IconName;
  /** In pixels at the usual size of text, with which it grows. */
  size?: number;
  /** In a drawing, in the drawing's units. */
  side?: number | string;
}

/** An inline outline icon, hidden from screen readers because the adjacent text has the same meaning. */
export function Icon({ name, size = 18, side = `${size / 16}rem` }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
      {iconShapes[name].map(([Shape, attributes]) => (
        <Shape key={Object.values(attributes).join()} {...attributes} />
      ))}
    </svg>
  );
}
