import { Icon, type IconName } from '../../components/Icon.tsx';

interface Props {
  name: IconName;
  x: number;
  y: number;
  /** A token of the palette. */
  color?: string;
}

/** An icon of 20 px in a drawing. */
export function Glyph({ name, x, y, color = 'ink' }: Props) {
  return (
    <g transform={`translate(${x} ${y})`} color={`var(--${color})`}>
      <Icon name={name} side={20} />
    </g>
  );
}
