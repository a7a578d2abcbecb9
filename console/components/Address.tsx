/** An email address that may wrap before its `@`. */
export function Address({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, Math.max(0, at))}
      <wbr />
      {address.slice(Math.max(0, at))}
    </>
  );
}
