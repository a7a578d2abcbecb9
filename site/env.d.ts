interface ImportMetaEnv {
  /** Set by `astro.config.ts` from the parsed configuration. */
  readonly SITE_CONFIG: {
    env: 'development' | 'testing' | 'staging' | 'production';
    handOver: boolean;
    clientApiKey: string;
    bases: Record<'site' | 'app' | 'guest' | 'messaging' | 'users' | 'sales' | 'modules', string>;
  };
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    /** An island loads when touched; with "seen", also when it comes into view. */
    'client:reach'?: boolean | 'seen';
  }
}
