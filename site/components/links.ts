/** External URLs, which the layout takes from the configuration. */
export interface SiteLinks {
  registerFromHeader: string;
  registerFromMain: string;
  demo: string;
  login: string;
  blog: string;
  agency: string;
}
