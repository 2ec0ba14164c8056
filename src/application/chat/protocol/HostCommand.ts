import type { EngineCommand } from './EngineCommand';

/** Settings of the dashboard that the engine needs; plain values. */
export interface EngineEnvironment {
  readonly production: boolean;
  readonly unifiedBackendUrl: string;
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly appId: string;
    readonly authDomain: string;
    readonly databaseURL: string;
  };
  readonly emulators?: {
    readonly identity: string;
    readonly documentStore: { readonly host: string; readonly port: number };
    readonly realtimeDatabase: { readonly host: string; readonly port: number };
  };
}

export type EngineConfig = Readonly<Record<string, string | number | boolean>>;

/** What the page asks the chat engine in the worker to do; `command` carries what it asks about chats. */
export type HostCommand =
  | { readonly type: 'begin'; readonly environment: EngineEnvironment }
  | { readonly type: 'config'; readonly config: EngineConfig }
  | { readonly type: 'keys'; readonly networkUrl: string }
  /**
   * `signedInAt`: when the person signed in, by the device's clock, in milliseconds since 1970; absent where that is
   * not known.
   */
  | { readonly type: 'login'; readonly sessionCookie: string; readonly signedInAt?: number }
  /** Nothing is listened to, fetched or sent until the next login. */
  | { readonly type: 'sessionEnded' }
  /** What was not delivered is kept for the next time. */
  | { readonly type: 'logout' }
  | { readonly type: 'command'; readonly command: EngineCommand }
  | { readonly type: 'draft'; readonly channelId: string; readonly text: string; readonly patientName?: string }
  /** A conflicting draft of another window was put in or discarded. */
  | { readonly type: 'discardConflict'; readonly place: string; readonly text: string }
  /** Tries once more what could not be read on this device. */
  | { readonly type: 'readAgain' }
  | { readonly type: 'discardUnreadable'; readonly id: string }
  | { readonly type: 'watchPresence'; readonly userIds: readonly string[] }
  /** What the page knows of the network; a worker may not be told. */
  | { readonly type: 'network'; readonly online: boolean };
