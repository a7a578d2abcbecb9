import { Mark } from './Mark.tsx';

/** The mark with the name next to it. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <Mark width="32" height="32" />
      <span>{name}</span>
    </>
  );
}
