/** A link that writes to an address, which breaks after its @ where it needs two lines. */
export function MailLink({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
