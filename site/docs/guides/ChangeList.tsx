import { Fragment } from 'react';
import { longDate } from '../../components/long-date.ts';
import { Heading } from '../components/Heading.tsx';
import { InlineText } from '../components/InlineText.tsx';

interface Entry {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  title: string;
  kind: 'added' | 'changed' | 'fixed';
  text: string;
  link: string;
}

interface Props {
  entries: readonly Entry[];
  /** The pages entries link to. */
  pages: readonly { label: string; path: string }[];
}

/** Changes, newest first. */
export function ChangeList({ entries, pages }: Props) {
  const nameOf = (link: string) => pages.find(({ path }) => path === link.split('#', 1)[0])?.label;
  return entries.map(({ id, date, title, kind, text, link }) => (
    <Fragment key={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <p>
        <strong>{kinds[kind]}</strong>
        {' on '}
        <time dateTime={date}>{longDate(date)}</time>
        {'. '}
        <InlineText text={text} /> More in <a href={link}>{nameOf(link)}</a>.
      </p>
    </Fragment>
  ));
}

const kinds = { added: 'Added', changed: 'Changed', fixed: 'Fixed' };
