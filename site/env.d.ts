interface ImportMetaEnv {
  /** Set by `astro.config.ts` from the parsed configuration. */
  readonly SITE_CONFIG: {
    env: 'development' | 'testing' | 'staging' | 'production';
    handOver: boolean;
    hsts: 'host' | 'subdomains' | 'preload';
    clientApiKey: string;
    outsideScript: string;
    bases: Record<
      'site' | 'app' | 'guest' | 'api' | 'messaging' | 'users' | 'sales' | 'modules',
      string
    >;
  };
  /** The same `env` alone, for scripts whose size matters. */
  readonly SITE_ENV: 'development' | 'testing' | 'staging' | 'production';
  /** Origin of the API in samples where no public one is configured; else ''. */
  readonly STAND_IN_API: string;
  /** Set by `build/push-scripts.ts` in the scripts of `push/`. */
  readonly PUSH_BUILT: import('./push/built.ts').Built;
  /** Where web push logs nothing, '' for nowhere. */
  readonly PUSH_QUIET_ORIGIN: string;
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    /** An island loads when touched; with "near", also when it is about to scroll into view; with "idle", also when the page is idle. */
    'client:interaction'?: boolean | 'near' | 'idle';
  }
}

/** A script at an address of the site: it puts `GroveWebPush` on the page (`push/`). */
declare module '*/gm-web-push.js' {}
