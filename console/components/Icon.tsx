import styles from './icon.module.css';
import { type Shape as AnyShape, iconShapes } from './icon-shapes.ts';

export type IconName = keyof typeof iconShapes;

/** A decorative outline icon, hidden from screen readers. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  const shapes: readonly AnyShape[] = iconShapes[name];
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {shapes.map((shape) => {
        const [Shape, attributes] = typeof shape === 'string' ? ['path', { d: shape }] : shape;
        return <Shape key={Object.values(attributes).join()} {...attributes} />;
      })}
    </svg>
  );
}
