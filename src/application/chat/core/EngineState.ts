import type { ChatSession } from '@/domain/chat/ChatSession';
import type { OutboxEntry } from '@/domain/chat/OutboxEntry';
import type { Participant } from '@/domain/chat/Participant';
import { Timeline } from '@/domain/chat/Timeline';
import type { TimeId } from '@/domain/chat/TimeId';

/** How far the older history of a chat is loaded. */
export interface HistoryState {
  /** `none`: nothing asked yet. `failed`: asked again after a pause, and said so. */
  readonly phase: 'none' | 'loading' | 'idle' | 'failed';
  /** Server order of the oldest event loaded; older pages start below it. */
  readonly before?: TimeId;
  readonly reachedStart: boolean;
  readonly attempt: number;
}

export type ParticipantsState =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'known'; readonly people: readonly Participant[] }
  | { readonly phase: 'failed' };

export interface ChannelState {
  readonly id: string;
  readonly timeline: Timeline;
  readonly history: HistoryState;
  readonly participants: ParticipantsState;
  readonly typing: readonly { readonly userId: string; readonly since: number }[];
  readonly patientReadUpTo?: TimeId;
  /** The reader's own read mark: messages above either figure are unread. */
  readonly ownRead?: { readonly timeId: TimeId; readonly seq: TimeId };
  /** Unread messages that arrived after the chat list was loaded. */
  readonly freshUnread: ReadonlySet<TimeId>;
  /** Messages of others that were in view on a focused, visible screen. */
  readonly inView: ReadonlySet<TimeId>;
  /** What was last reported as read, so that it is reported once. */
  readonly claimed?: TimeId;
  readonly ended: boolean;
}

/** One patient's line of what waits for the backend. */
export interface OutboxLine {
  readonly entries: readonly OutboxEntry[];
  /** The entry that is on its way. */
  readonly sending?: string;
  /** Failed tries of the present head. */
  readonly attempt: number;
  /** True while a pause before the next try runs. */
  readonly resting: boolean;
}

/** `delayed`: what is shown may be behind the server, since `since` (milliseconds since 1970). */
export type SyncState =
  | { readonly phase: 'off' }
  | { readonly phase: 'live' }
  | { readonly phase: 'subscribing' | 'catchingUp' | 'stale' | 'down'; readonly since: number; readonly attempt: number };

export interface EngineUser {
  readonly uid: string;
}

export interface EngineState {
  readonly user?: EngineUser;
  /** This window sends for all windows of the person. */
  readonly leader: boolean;
  /** A call was refused because the session ended; nothing is sent until the same person is back. */
  readonly sessionEnded: boolean;
  readonly sessions: { readonly phase: 'unknown' | 'loading' | 'known' | 'failed'; readonly byChannel: ReadonlyMap<string, ChatSession> };
  readonly channels: ReadonlyMap<string, ChannelState>;
  readonly active?: string;
  readonly focused: boolean;
  readonly visible: boolean;
  readonly outbox: ReadonlyMap<string, OutboxLine>;
  /** Events at or below this server order are all known. */
  readonly checkpoint?: TimeId;
  readonly sync: SyncState;
  /** The newest live window, in server order. */
  readonly window?: { readonly oldest: TimeId; readonly newest: TimeId; readonly full: boolean };
  /** The last id given to something written here; the next is greater. */
  readonly lastClientTs: TimeId;
}

export const newChannel = (id: string): ChannelState => ({
  id,
  timeline: Timeline.empty,
  history: { phase: 'none', reachedStart: false, attempt: 0 },
  participants: { phase: 'unknown' },
  typing: [],
  freshUnread: new Set(),
  inView: new Set(),
  ended: false,
});

export const newEngineState = (): EngineState => ({
  leader: false,
  sessionEnded: false,
  sessions: { phase: 'unknown', byChannel: new Map() },
  channels: new Map(),
  focused: false,
  visible: false,
  outbox: new Map(),
  sync: { phase: 'off' },
  lastClientTs: 0n,
});
