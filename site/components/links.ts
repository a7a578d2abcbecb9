/** The addresses outside a page's own words; made from the configuration by the layout. */
export interface SiteLinks {
  registerFromHeader: string;
  registerFromMain: string;
  demo: string;
  login: string;
  blog: string;
  agency: string;
}
