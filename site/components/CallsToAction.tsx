import { LinkButton } from './LinkButton.tsx';
import type { SiteLinks } from './links.ts';

interface Props {
  links: SiteLinks;
  place: 'header' | 'main';
  small?: boolean;
}

/** The pair 'Get started free' and 'Get demo'. */
export function CallsToAction({ links, place, small = false }: Props) {
  const register = place === 'header' ? links.registerFromHeader : links.registerFromMain;
  return (
    <>
      <LinkButton href={register} register={place} small={small} arrow={place === 'main'}>
        Get started free
      </LinkButton>
      <LinkButton href={links.demo} look="outline" small={small}>
        Get demo
      </LinkButton>
    </>
  );
}
