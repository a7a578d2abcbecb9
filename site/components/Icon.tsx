import {
  ArrowRight,
  ChartNoAxesCombined,
  Check,
  ChevronDown,
  Megaphone,
  Menu,
  Pause,
  Play,
  Receipt,
  Workflow,
  X,
} from 'lucide-react';

const icons = {
  arrow: ArrowRight,
  chart: ChartNoAxesCombined,
  check: Check,
  chevron: ChevronDown,
  close: X,
  megaphone: Megaphone,
  menu: Menu,
  pause: Pause,
  play: Play,
  receipt: Receipt,
  workflow: Workflow,
};

export type IconName = keyof typeof icons;

/** An outline icon, inlined at build time and silent to screen readers: the words beside it speak. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawing = icons[name];
  return (
    <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" className="" />
  );
}
