import type { ReactNode } from 'react';

/** Icons from Lucide (ISC) that only the console needs. */
function Outline({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.125rem"
      height="1.125rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function KeyIcon() {
  return (
    <Outline>
      <path d="m15.5 7.5 2.3 2.3a1 1 0 0 0 1.4 0l2.1-2.1a1 1 0 0 0 0-1.4L19 4" />
      <path d="m21 2-9.6 9.6" />
      <circle cx="7.5" cy="15.5" r="5.5" />
    </Outline>
  );
}

export function EyeIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <Outline>
      <path d="M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0" />
      <circle cx="12" cy="12" r="3" />
      {isOpen && <path d="m3 3 18 18" />}
    </Outline>
  );
}

export function PlusIcon() {
  return (
    <Outline>
      <path d="M5 12h14M12 5v14" />
    </Outline>
  );
}

export function CloseIcon() {
  return (
    <Outline>
      <path d="M18 6 6 18M6 6l12 12" />
    </Outline>
  );
}

export function CopyIcon({ isDone }: { isDone: boolean }) {
  return (
    <Outline>
      {isDone ? (
        <path d="M20 6 9 17l-5-5" />
      ) : (
        <>
          <rect width="14" height="14" x="8" y="8" rx="2" ry="2" />
          <path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2" />
        </>
      )}
    </Outline>
  );
}
