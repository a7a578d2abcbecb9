interface Props {
  /** The text of a file in `site/pictures/svg/`. */
  text: string;
  transform?: string;
}

/** A picture without words, placed in a drawing. It takes the page's colors. */
export function SvgFile({ text, transform }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the files are ours.
  return <g transform={transform} dangerouslySetInnerHTML={{ __html: text }} />;
}
