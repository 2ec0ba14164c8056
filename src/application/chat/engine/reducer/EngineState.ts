import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import { Timeline } from '@/domain/chat/messages/Timeline';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { HistoryState, ParticipantsState, SyncState } from '../../protocol/EngineUpdate';

export interface ChannelState {
  readonly id: string;
  readonly timeline: Timeline;
  /** The same messages in the order in which they arrived. */
  readonly arrivals: Timeline<Arrival>;
  /** Own messages that the server has moved: from the time id that was chosen to the one they have. */
  readonly moved: ReadonlyMap<TimeId, TimeId>;
  /** Server order of the newest deletion of a message of which nothing else is known. */
  readonly goneSeq?: TimeId;
  readonly history: HistoryState;
  readonly participants: ParticipantsState;
  /** Server order of the newest list of participants that is counted in. */
  readonly participantsSeq?: TimeId;
  /** Server order at which the list of participants was last asked for. */
  readonly participantsRequestedSeq?: TimeId;
  /** Failed tries to load the participants; absent when they are not asked for again by themselves. */
  readonly participantsAttempt?: number;
  /** The newest sign of each person; one that says "no" stays, so that an older "yes" cannot come back. */
  readonly typing: readonly TypingSign[];
  /** How far each of the others has read. */
  readonly readBy: ReadonlyMap<string, ReadPoint>;
  readonly ownRead?: ReadMark;
  /** Unread messages that arrived after the chat list was loaded. */
  readonly freshUnread: ReadonlySet<TimeId>;
  /** Messages of others that were in view on a focused, visible screen. */
  readonly inView: ReadonlySet<TimeId>;
  /** Server order of the message that was last reported as read; reported once. */
  readonly claimed?: TimeId;
  /** Server order of the chat's end; absent while it goes on. */
  readonly endedSeq?: TimeId;
}

export interface TypingSign {
  readonly userId: string;
  readonly isTyping: boolean;
  /** Milliseconds since 1970; never after it was heard of, by the clock of the device. */
  readonly since: number;
  readonly seq: TimeId;
}

/** The reader's own read mark. */
export interface ReadMark extends ReadPoint {
  /** Taken from the chat list, which does not tell `seq`: it is at most this. */
  readonly isListed: boolean;
}

/** A message in order of arrival; its place there is its server order. */
export interface Arrival {
  readonly timeId: TimeId;
  readonly message: TimeId;
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

export interface EngineUser {
  readonly uid: string;
}

export interface EngineState {
  /** Server time of the event that made this state, in milliseconds since 1970. */
  readonly now: number;
  readonly user?: EngineUser;
  /** When the person signed in on this page, in the same clock; absent where that is not known. */
  readonly signedInAt?: number;
  /** This window sends for all windows of the person. */
  readonly leader: boolean;
  /** A call was refused because the session ended; nothing is sent until the same person is back. */
  readonly sessionEnded: boolean;
  readonly sessions: {
    readonly phase: 'unknown' | 'loading' | 'known' | 'failed';
    readonly byChannel: ReadonlyMap<string, ChatSession>;
  };
  /** Number of the last question for the list of chats. */
  readonly listRequest: number;
  /** Number of the question whose list is known; 0 before the first. */
  readonly loadedListRequest: number;
  /**
   * The feed tells everything from here on, and the list of chats may have been counted before: what lies between is
   * known once it is loaded anew.
   */
  readonly listedFrom?: TimeId;
  readonly channels: ReadonlyMap<string, ChannelState>;
  readonly active?: string;
  readonly focused: boolean;
  readonly visible: boolean;
  readonly outbox: ReadonlyMap<string, OutboxLine>;
  /** Chats in which a message has waited too long for the window that leads. */
  readonly waitsElsewhere: ReadonlySet<string>;
  /** Entries that were given up; they never come back, however late they are heard of. */
  readonly discarded: ReadonlySet<string>;
  /**
   * Deletions whose message was nowhere, by the id of that message: it may still be on its way from a window that is
   * gone.
   */
  readonly withdrawn: ReadonlyMap<string, OutboxEntry>;
  /**
   * Entries that were found in the vault; one that is missing there later was settled or given up by another window.
   */
  readonly inVault: ReadonlySet<string>;
  /** For each entry that was in the vault: how many looks in a row have not found it. */
  readonly missing: ReadonlyMap<string, number>;
  /** Looks in a row that the vault has not answered since this window leads; 0 once it has. */
  readonly failedVaultReads: number;
  /**
   * Told by another window and not in a line yet: the vault is looked at first, because earlier news may have been
   * lost.
   */
  readonly announced: readonly OutboxEntry[];
  /** Events at or below this server order are all known. */
  readonly checkpoint?: TimeId;
  /** Up to here none of the person's events is missing, even where the newest of them is older. */
  readonly knownTo?: TimeId;
  /** The server is being asked whether anything up to here is missing. */
  readonly assuring?: TimeId;
  readonly sync: SyncState;
  /** The newest live window, in server order. */
  readonly window?: { readonly oldest: TimeId; readonly newest: TimeId; readonly full: boolean };
  /** The last id given to something written here; the next is greater. */
  readonly lastClientTs: TimeId;
  /** Entries that were written in this window since it leads and were never posted: nobody else can have. */
  readonly untried: ReadonlySet<string>;
  /** Ids of messages that were written and are not kept yet. */
  readonly saving: ReadonlySet<TimeId>;
}

export const newChannel = (id: string): ChannelState => ({
  id,
  timeline: Timeline.empty,
  arrivals: Timeline.of<Arrival>(),
  moved: new Map(),
  history: { phase: 'none', reachedStart: false, attempt: 0 },
  participants: { phase: 'unknown' },
  typing: [],
  readBy: new Map(),
  freshUnread: new Set(),
  inView: new Set(),
});

export const newEngineState = (): EngineState => ({
  now: 0,
  leader: false,
  sessionEnded: false,
  sessions: { phase: 'unknown', byChannel: new Map() },
  listRequest: 0,
  loadedListRequest: 0,
  channels: new Map(),
  focused: false,
  visible: false,
  outbox: new Map(),
  waitsElsewhere: new Set(),
  discarded: new Set(),
  withdrawn: new Map(),
  inVault: new Set(),
  missing: new Map(),
  failedVaultReads: 0,
  announced: [],
  sync: { phase: 'off' },
  lastClientTs: 0n,
  saving: new Set(),
  untried: new Set(),
});
