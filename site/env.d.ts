interface ImportMetaEnv {
  /** Set by `astro.config.ts` from the parsed configuration. */
  readonly SITE_CONFIG: {
    env: 'development' | 'testing' | 'staging' | 'production';
    handOver: boolean;
    clientApiKey: string;
    bases: Record<'site' | 'app' | 'guest' | 'messaging' | 'users' | 'sales' | 'modules', string>;
  };
  /** Set by `build/push-scripts.ts` in the scripts of `push/`; a base is '' for this origin. */
  readonly PUSH_BUILT: { users: string; messaging: string; apiKey: string; key: string | null };
  /** Where web push logs nothing, '' for nowhere. */
  readonly PUSH_QUIET_ORIGIN: string;
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    /** An island loads when touched; with "seen", also when it comes into view. */
    'client:reach'?: boolean | 'seen';
  }
}
