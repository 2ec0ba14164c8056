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
  /** Without a trailing slash. */
  readonly unifiedBackendUrl: string;
  readonly staticStorageUrl: string;
  readonly dashboardTitle: string;
  /** `light`, `dark`, or `system` to follow the device. */
  readonly theme: string;
  /** URLs of the regions' dashboards, without trailing slashes; absent with a single region. */
  readonly regions?: Readonly<Partial<Record<'UK' | 'Australia', string>>>;
  /** The cloud drive; absent if none is used. */
  readonly drive?: {
    /** URL of the Drive API v3, without a trailing slash, such as `https://www.googleapis.com`. */
    readonly apiUrl: string;
    readonly clientId: string;
    /** Google's client script; absent with a stand-in, which has its own page below `apiUrl`. */
    readonly identityScript?: string;
  };
  /** Embedded dashboards of another provider; absent if none are connected. */
  readonly dashboards?: {
    /** The only origin that receives a token and whose messages count, such as `https://public.domo.com`. */
    readonly embedOrigin: string;
  };
  /** Addresses of the stand-ins for the identity provider and the two databases; absent in production. */
  readonly emulators?: {
    readonly identity: string;
    readonly documentStore: HostAndPort;
    readonly realtimeDatabase: HostAndPort;
  };
}
