/** A key in code: masked on screen, complete when selected or copied. */
export function Secret({ value, isShown }: { value: string; isShown: boolean }) {
  if (isShown) return <span className="masked-key">{value}</span>;
  return (
    <span className="masked-key">
      gm_test_<span className="masked-part">{value.slice(8, -4)}</span>
      {value.slice(-4)}
    </span>
  );
}
