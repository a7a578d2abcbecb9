import { Icon, type IconName } from '../../components/Icon.tsx';

interface Props {
  name: IconName;
  x: number;
  y: number;
  /** A token of the palette. */
  color?: string;
}

/** An icon of 20 px in a drawing, where no style sheet applies. */
export function Glyph({ name, x, y, color = 'ink' }: Props) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke={`var(--${color})`}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Icon name={name} size={20} />
    </g>
  );
}
