import { Fragment } from 'react';

/** The path of a call, with line breaks allowed after slashes. */
export function CallPath({ children: path }: { children: string }) {
  return (
    <code>
      {path.split(/(?<=\/)/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
        <Fragment key={at}>
          {at > 1 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
