import type { FirebaseOptions } from 'firebase/app';

/** Where the realtime services are; without `emulators` they are the provider's own. */
export interface RealtimeSettings {
  readonly firebase: FirebaseOptions;
  readonly emulators?: {
    readonly identity: string;
    readonly documentStore: { readonly host: string; readonly port: number };
    readonly realtimeDatabase: { readonly host: string; readonly port: number };
  };
}
