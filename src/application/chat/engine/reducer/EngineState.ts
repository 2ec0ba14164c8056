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
  /** The same messages in order of arrival. */
  readonly arrivals: Timeline<Arrival>;
  /** Own messages moved by the server: from the chosen time id to the actual one. */
  readonly moved: ReadonlyMap<TimeId, TimeId>;
  /** Server order of the newest deletion of an otherwise unknown message. */
  readonly goneSeq?: TimeId;
  readonly history: HistoryState;
  readonly participants: ParticipantsState;
  /** Server order of the newest list of participants applied. */
  readonly participantsSeq?: TimeId;
  /** Server order at which the participants were last requested. */
  readonly participantsRequestedSeq?: TimeId;
  /** Failed attempts to load the participants; absent when there is no automatic retry. */
  readonly participantsAttempt?: number;
  /** The newest typing signal of each participant; a "no" is kept, so that an older "yes" cannot replace it. */
  readonly typing: readonly TypingSign[];
  /** Read positions of the other participants. */
  readonly readBy: ReadonlyMap<string, ReadPoint>;
  readonly ownRead?: ReadMark;
  /** Unread messages that arrived after the chat list was loaded. */
  readonly freshUnread: ReadonlySet<TimeId>;
  /** Messages of others that were in view on a focused, visible screen. */
  readonly inView: ReadonlySet<TimeId>;
  /** Server order of the message last reported as read; each is reported once. */
  readonly claimed?: TimeId;
  /** Server order of the chat's end; absent while the chat is active. */
  readonly endedSeq?: TimeId;
}

export interface TypingSign {
  readonly userId: string;
  readonly isTyping: boolean;
  /** Milliseconds since 1970, by the device's clock; never later than its arrival. */
  readonly since: number;
  readonly seq: TimeId;
}

export interface ReadMark extends ReadPoint {
  /** From the chat list, which has no `seq`: the actual one is at most this. */
  readonly isListed: boolean;
}

/** A message in order of arrival, keyed by its server order. */
export interface Arrival {
  readonly timeId: TimeId;
  readonly message: TimeId;
}

export interface OutboxQueue {
  readonly entries: readonly OutboxEntry[];
  /** The entry being sent. */
  readonly sending?: string;
  /** Failed attempts to send the current head. */
  readonly attempt: number;
  /** True during the pause before the next attempt. */
  readonly resting: boolean;
}

export interface EngineUser {
  readonly uid: string;
}

/** The sign-in of a session; all windows of the session use the same id. */
export interface SignInMoment {
  readonly id: number;
  /** In server time, in milliseconds since 1970. */
  readonly at: number;
}

export interface EngineState {
  /** Server time of the last event, in milliseconds since 1970. */
  readonly now: number;
  readonly user?: EngineUser;
  /** The sign-in on this page; absent if unknown. */
  readonly signIn?: SignInMoment;
  /** This window sends for all windows of the user. */
  readonly leader: boolean;
  /** A call was refused because the session ended; nothing is sent until the same user is back. */
  readonly sessionEnded: boolean;
  readonly sessions: {
    readonly phase: SessionsPhase;
    readonly byChannel: ReadonlyMap<string, ChatSession>;
  };
  /** Number of the last request for the list of chats. */
  readonly listRequest: number;
  /** Number of the request whose list is known; 0 before the first. */
  readonly loadedListRequest: number;
  /**
   * The feed reports everything after this. The list of chats may be older: the time in between is known after the list
   * is reloaded.
   */
  readonly listedFrom?: TimeId;
  readonly channels: ReadonlyMap<string, ChannelState>;
  readonly active?: string;
  readonly focused: boolean;
  readonly visible: boolean;
  readonly outbox: ReadonlyMap<string, OutboxQueue>;
  /** Chats with a message that has waited too long for the leader. */
  readonly waitsElsewhere: ReadonlySet<string>;
  /** Discarded entries; a late announcement never restores them. */
  readonly discarded: ReadonlySet<string>;
  /** Deletions of messages that were not found, by message id: the message may still arrive from a closed window. */
  readonly withdrawn: ReadonlyMap<string, OutboxEntry>;
  /** Entries found in the vault. If one is missing later, another window has confirmed or discarded it. */
  readonly inVault: ReadonlySet<string>;
  /** Number of consecutive reads of the vault without the entry. */
  readonly missing: ReadonlyMap<string, number>;
  /** Consecutive failed reads of the vault since this window leads; 0 after a success. */
  readonly failedVaultReads: number;
  /**
   * Entries announced by another window but not queued yet: the vault is read first, because an earlier announcement
   * may have been lost.
   */
  readonly announced: readonly OutboxEntry[];
  /** Events at or below this server order are all known. */
  readonly checkpoint?: TimeId;
  /** No event of the user is missing up to here, even if the newest one is older. */
  readonly knownTo?: TimeId;
  /** Events up to here are being requested, in case one is missing. */
  readonly assuring?: TimeId;
  readonly sync: SyncState;
  /** The newest live window, in server order. */
  readonly window?: { readonly oldest: TimeId; readonly newest: TimeId; readonly full: boolean };
  /** The last id assigned in this window; the next is greater. */
  readonly lastClientTs: TimeId;
  /** Entries written in this window since it leads and never posted: no other window can have posted them. */
  readonly untried: ReadonlySet<string>;
  /** Ids of written messages that are not saved yet. */
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

/** Returns the sign-in that an outbox entry records. */
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
