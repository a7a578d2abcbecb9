import { Icon, type IconName } from '../../components/Icon.tsx';

interface Props {
  name: IconName;
  x: number;
  y: number;
  /** A token of the palette. */
  colour?: string;
}

/** An icon of 20 px in a drawing, where no style sheet applies. */
export function Glyph({ name, x, y, colour = 'ink' }: Props) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke={`var(--${colour})`}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Icon name={name} size={20} />
    </g>
  );
}
