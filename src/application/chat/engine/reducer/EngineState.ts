import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { ReadPoint } from '@/domain/chat/messages/ReadPoint';
import { Timeline } from '@/domain/chat/messages/Timeline';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { HistoryState, ParticipantsState, SyncState } from '../../protocol/EngineUpdate';
import type { SessionsPhase } from '../../protocol/SessionsPhase';

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
  /** Server order at which the participants were last requested. */
  readonly participantsRequestedSeq?: TimeId;
  /** Failed attempts to load the participants; absent when there is no automatic retry. */
  readonly participantsAttempt?: number;
  /** The newest sign of each person; a "no" is kept, so that an older "yes" cannot replace it. */
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
  /** Server order of the chat's end; absent while the chat is active. */
  readonly endedSeq?: TimeId;
}

export interface TypingSign {
  readonly userId: string;
  readonly isTyping: boolean;
  /** Milliseconds since 1970, by the clock of the device; never later than its arrival. */
  readonly since: number;
  readonly seq: TimeId;
}

/** The reader's own read mark. */
export interface ReadMark extends ReadPoint {
  /** From the chat list, which has no `seq`: the true one is at most this. */
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

/** The sign-in of a session; all windows of the session know it by the same id. */
export interface SignInMoment {
  readonly id: number;
  /** In server time, in milliseconds since 1970. */
  readonly at: number;
}

export interface EngineState {
  /** Server time of the event that made this state, in milliseconds since 1970. */
  readonly now: number;
  readonly user?: EngineUser;
  /** When the person signed in on this page; absent where that is not known. */
  readonly signIn?: SignInMoment;
  /** This window sends for all windows of the person. */
  readonly leader: boolean;
  /** A call was refused because the session ended; nothing is sent until the same person is back. */
  readonly sessionEnded: boolean;
  readonly sessions: {
    readonly phase: SessionsPhase;
    readonly byChannel: ReadonlyMap<string, ChatSession>;
  };
  /** Number of the last question for the list of chats. */
  readonly listRequest: number;
  /** Number of the question whose list is known; 0 before the first. */
  readonly loadedListRequest: number;
  /**
   * The feed reports everything after this. The list of chats may be older: what lies between is known once it is
   * reloaded.
   */
  readonly listedFrom?: TimeId;
  readonly channels: ReadonlyMap<string, ChannelState>;
  readonly active?: string;
  readonly focused: boolean;
  readonly visible: boolean;
  readonly outbox: ReadonlyMap<string, OutboxLine>;
  /** Chats in which a message has waited too long for the window that leads. */
  readonly waitsElsewhere: ReadonlySet<string>;
  /** Discarded entries; a late announcement never restores them. */
  readonly discarded: ReadonlySet<string>;
  /**
   * Deletions whose message was nowhere, by the id of that message: it may still be on its way from a window that is
   * gone.
   */
  readonly withdrawn: ReadonlyMap<string, OutboxEntry>;
  /**
   * Entries that were found in the vault. One that is missing there later was confirmed or discarded by another window.
   */
  readonly inVault: ReadonlySet<string>;
  /** For each entry that was in the vault: how many reads in a row have not found it. */
  readonly missing: ReadonlyMap<string, number>;
  /** Failed reads of the vault in a row since this window leads; 0 after a success. */
  readonly failedVaultReads: number;
  /**
   * Announced by another window and not in the queue yet: the vault is read first, because an earlier announcement may
   * have been lost.
   */
  readonly announced: readonly OutboxEntry[];
  /** Events at or below this server order are all known. */
  readonly checkpoint?: TimeId;
  /** Up to here none of the person's events is missing, even where the newest of them is older. */
  readonly knownTo?: TimeId;
  /** Events up to here are being requested from the server, in case one is missing. */
  readonly assuring?: TimeId;
  readonly sync: SyncState;
  /** The newest live window, in server order. */
  readonly window?: { readonly oldest: TimeId; readonly newest: TimeId; readonly full: boolean };
  /** The last id given to something written here; the next is greater. */
  readonly lastClientTs: TimeId;
  /**
   * Entries that were written in this window since it leads and were never posted: no other window can have posted
   * them.
   */
  readonly untried: ReadonlySet<string>;
  /** Ids of messages that were written and are not saved yet. */
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

/** What an entry of the outbox notes of the sign-in in which it is written or decided. */
export const ofSignIn = ({ signIn }: EngineState): Pick<OutboxEntry, 'signIn'> => (signIn ? { signIn: signIn.id } : {});

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
