import {
  Activity,
  ArrowRight,
  Bell,
  ChartLine,
  Check,
  ChevronDown,
  ChevronRight,
  Clock,
  Columns2,
  Copy,
  Eye,
  Flag,
  Gift,
  GitBranch,
  type IconNode,
  Link,
  List,
  LogOut,
  Mail,
  Megaphone,
  Menu,
  MessageSquare,
  Monitor,
  Moon,
  Pause,
  Play,
  Repeat,
  Search,
  ShoppingCart,
  SquarePen,
  Star,
  Sun,
  Tag,
  Users,
  Workflow,
  X,
  Zap,
} from 'lucide';
import { createElement } from 'react';
import styles from './icon.module.css';

const icons = {
  activity: Activity,
  arrow: ArrowRight,
  bell: Bell,
  bolt: Zap,
  branch: GitBranch,
  cart: ShoppingCart,
  chart: ChartLine,
  check: Check,
  chevron: ChevronDown,
  chevronRight: ChevronRight,
  clock: Clock,
  close: X,
  columns: Columns2,
  copy: Copy,
  edit: SquarePen,
  eye: Eye,
  flag: Flag,
  gift: Gift,
  leave: LogOut,
  link: Link,
  list: List,
  mail: Mail,
  megaphone: Megaphone,
  menu: Menu,
  message: MessageSquare,
  monitor: Monitor,
  moon: Moon,
  pause: Pause,
  play: Play,
  repeat: Repeat,
  search: Search,
  star: Star,
  sun: Sun,
  tag: Tag,
  users: Users,
  workflow: Workflow,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** An inline outline icon, hidden from screen readers because the adjacent text has the same meaning. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {icons[name].map(([shape, attributes]) =>
        createElement(shape, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
