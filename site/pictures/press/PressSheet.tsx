import { SvgFile } from '../parts/SvgFile.tsx';
import coast from '../svg/coast.svg?raw';
import crate from '../svg/crate.svg?raw';
import van from '../svg/van.svg?raw';

/** What papers print beside their articles: 380 by 224 px. */
export const press = {
  coast: <SvgFile text={coast} />,
  crate: <SvgFile text={crate} />,
  van: <SvgFile text={van} />,
};
