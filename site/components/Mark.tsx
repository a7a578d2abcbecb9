import type { SVGProps } from 'react';

/** An envelope whose flap looks like a leaf, in the palette's colors. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg {...props} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--mark)" />
      <path
        fill="var(--lime)"
        d="M7 11c5 .2 8.1 2 9 5.2C16.9 13 20 11.2 25 11v9.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 7 20.5z"
      />
      <path
        fill="none"
        stroke="var(--mark)"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M9.5 19c3-.3 5.5-1.2 6.5-2.8 1 1.6 3.5 2.5 6.5 2.8"
      />
    </svg>
  );
}
