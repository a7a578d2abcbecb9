import { LinkButton } from './LinkButton.tsx';
import type { SiteLinks } from './links.ts';

interface Props {
  links: SiteLinks;
  place: 'header' | 'main';
  /** Smaller, with the main one last, at the bar's end. */
  inBar?: boolean;
}

/** The pair 'Get started free' and 'Get demo'. */
export function CallsToAction({ links, place, inBar = false }: Props) {
  const register = place === 'header' ? links.registerFromHeader : links.registerFromMain;
  const start = (
    <LinkButton href={register} register={place} small={inBar} arrow={place === 'main'}>
      Get started free
    </LinkButton>
  );
  const demo = (
    <LinkButton href={links.demo} look="outline" small={inBar}>
      Get demo
    </LinkButton>
  );
  return (
    <>
      {inBar ? demo : start}
      {inBar ? start : demo}
    </>
  );
}
