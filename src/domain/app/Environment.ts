interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** Settings of one deployment, read from `/environment.json` at start. */
export interface Environment {
  readonly production: boolean;
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly appId: string;
    readonly authDomain: string;
    readonly databaseURL: string;
  };
  /** Without a slash at its end. */
  readonly unifiedBackendUrl: string;
  readonly staticStorageUrl: string;
  readonly dashboardTitle: string;
  /** `light`, `dark`, or `system` for the device's own. */
  readonly theme: string;
  /** Where the dashboards of the regions are, without a slash at their ends; absent where there is one region only. */
  readonly regions?: Readonly<Partial<Record<'UK' | 'Australia', string>>>;
  /** The cloud drive; absent where none is used. */
  readonly drive?: {
    /** Where the Drive API v3 is, without a slash at its end, such as `https://www.googleapis.com`. */
    readonly apiUrl: string;
    readonly clientId: string;
    /** Google's client script; absent with a stand-in, which has its own page below `apiUrl`. */
    readonly identityScript?: string;
  };
  /** Dashboards of another provider, shown in a frame; absent where none are connected. */
  readonly dashboards?: {
    /** The only origin that gets a token and is listened to, such as `https://public.domo.com`. */
    readonly embedOrigin: string;
  };
  /** Where the stand-ins for the identity provider and the two databases listen; absent in production. */
  readonly emulators?: {
    readonly identity: string;
    readonly documentStore: HostAndPort;
    readonly realtimeDatabase: HostAndPort;
  };
}
