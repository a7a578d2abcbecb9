interface Props {
  name: string;
  /** The call that returns such an id. */
  from?: { href: string; title: string };
}

/** Says that an id in a sample has to be replaced, and with which. */
export function PlaceholderNote({ name, from }: Props) {
  return (
    <p>
      The <code>{name}</code> in this sample is a placeholder.
      {from ? (
        <>
          {' '}
          Use the one that <a href={from.href}>{from.title}</a> returns.
        </>
      ) : (
        ' Use one of your own.'
      )}
    </p>
  );
}
