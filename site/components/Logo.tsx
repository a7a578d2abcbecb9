import { Mark } from './Mark.tsx';

/** The mark with the name next to it. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <Mark width="2rem" height="2rem" />
      <span>{name}</span>
    </>
  );
}
