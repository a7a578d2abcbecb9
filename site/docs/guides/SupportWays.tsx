import type { SupportWays as Ways } from './support-ways.ts';

/** Where to ask, and what to expect; only what the operator offers. */
export function SupportWays({ ways }: { ways: Ways }) {
  const { email, hours, responseTime, statusUrl, forumUrl } = ways;
  return (
    <ul>
      <li>
        <strong>Email</strong>: <a href={`mailto:${email}`}>{email}</a>
        {responseTime && `. We reply ${responseTime}`}.
      </li>
      {hours && (
        <li>
          <strong>Hours</strong>: {hours}.
        </li>
      )}
      {forumUrl && (
        <li>
          <strong>Forum</strong>: <a href={forumUrl}>{new URL(forumUrl).host}</a>, where developers
          help each other.
        </li>
      )}
      {statusUrl && (
        <li>
          <strong>Status</strong>: <a href={statusUrl}>{new URL(statusUrl).host}</a> shows outages
          and planned work.
        </li>
      )}
    </ul>
  );
}
