import type { AnyChatDraftKey } from '@/domain/drafts/DraftKey';
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

/** Commands of the page to the chat engine in the worker. */
export type HostCommand =
  | EngineCommand
  | { readonly type: 'begin'; readonly environment: EngineEnvironment }
  | { readonly type: 'config'; readonly config: EngineConfig }
  | { readonly type: 'keys'; readonly networkUrl: string }
  /** `signedInAt`: time of the sign-in by the device's clock, in milliseconds since 1970; absent if unknown. */
  | { readonly type: 'login'; readonly sessionCookie: string; readonly signedInAt?: number }
  /** Until the next login the engine subscribes to nothing, loads nothing and sends nothing. */
  | { readonly type: 'sessionEnded' }
  /** Messages that were not delivered stay on the device until the next login. */
  | { readonly type: 'logout' }
  | {
      readonly type: 'saveDraft';
      readonly key: AnyChatDraftKey;
      readonly text: string;
      readonly patientName?: string;
      /** Typed before this window knew the stored draft, which is not overwritten. */
      readonly isUnseen?: true;
    }
  /** Discards a draft of another window that conflicts with the one of `key`. */
  | { readonly type: 'discardConflict'; readonly key: AnyChatDraftKey; readonly text: string }
  /** Retries reading unreadable texts on this device. */
  | { readonly type: 'retryUnreadable' }
  | { readonly type: 'discardUnreadable'; readonly id: string }
  | { readonly type: 'watchPresence'; readonly userIds: readonly string[] }
  /** The page reports the network, because a worker may get no such events. */
  | { readonly type: 'network'; readonly online: boolean };

const engineCommands: Readonly<Record<EngineCommand['type'], true>> = {
  select: true,
  send: true,
  edit: true,
  delete: true,
  retry: true,
  sendHere: true,
  discard: true,
  loadMore: true,
  typing: true,
  focus: true,
  seen: true,
  loadGap: true,
  reloadSessions: true,
  reloadParticipants: true,
};

/** For the engine of a generation, not for its host. */
export const isEngineCommand = (command: HostCommand): command is EngineCommand => command.type in engineCommands;
