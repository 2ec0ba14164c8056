import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { storablePatientName } from '@/domain/drafts/storablePatientName';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { patientName } from '@/domain/kernel/patientName';
import type { Presence } from '@/domain/presence/Presence';
import { KnownPatients } from '../../kernel/KnownPatients';
import { Listeners } from '../../kernel/Listeners';
import type { Unsubscribe } from '../../kernel/Unsubscribe';
import type { EngineUpdate, ParticipantsState } from '../protocol/EngineUpdate';
import { isPersonal, type ChatListeners, type ChatUpdate } from './ChatUpdate';
import { UnsentTexts, type UnsentText } from './UnsentTexts';
import type { StartUpState } from '../startUp/StartUpState';
import type { StorageState } from '../protocol/StorageState';
import { isEngineUpdate, type HostUpdate } from '../protocol/HostUpdate';
import { NamedSessions } from './NamedSessions';
import { InaccessibleChats, type ChatClosing } from './InaccessibleChats';
import { channelOfDraft, parseChatDraftId, type AnyChatDraftKey } from '@/domain/drafts/DraftKey';
import { draftText } from '../../drafts/draftText';
import type { ChatDrafts } from '../../drafts/ChatDrafts';
import { DraftCache } from '../../drafts/DraftCache';
import type { SessionsPhase } from '../protocol/SessionsPhase';
import { isBlank } from '@/domain/kernel/isBlank';

/** The chat for screens: the current state and its changes. */
export type ObservedChat = Pick<
  ChatState,
  'watch' | 'subscribe' | 'sessions' | 'sessionsPhase' | 'whyClosed' | 'whyGone' | 'knownPatients' | 'draftOf'
>;

/**
 * The latest state from the chat engine, for screens that open later. One per window; contains only one user's data.
 */
export class ChatState implements ChatDrafts {
  uid: string | undefined;
  private readonly outbox = new UnsentTexts();
  private startUp: StartUpState | undefined;
  private core: Extract<HostUpdate, { type: 'core' }> | undefined;
  private mask: number | undefined;
  /** Only `known` makes an empty list of sessions mean that there are none. */
  sessionsPhase: SessionsPhase = 'unknown';
  /** By channel; a new map after each change. */
  sessions: ReadonlyMap<string, ChatSession> = new Map();
  private participants = new Map<string, ParticipantsState>();
  private readonly closed = new InaccessibleChats();
  private sync: Extract<EngineUpdate, { type: 'sync' }> | undefined;
  private storage: StorageState | undefined;
  private waitsElsewhere: readonly string[] = [];
  private unreadable: Extract<HostUpdate, { type: 'unreadableTexts' }> | undefined;
  private presences: readonly Presence[] | undefined;
  private notifications: Extract<HostUpdate, { type: 'notifications' }> | undefined;
  private cachedChats: Extract<HostUpdate, { type: 'cachedChats' }> | undefined;
  private readonly drafts = new DraftCache();
  /** Names of all patients listed here or saved with a text, by channel. */
  private names = new Map<string, string>();
  private readonly listeners = new Listeners<[update: ChatUpdate]>();
  private readonly named: NamedSessions;

  /** `knownPatients`: patients on all lists of the signed-in user; the chats add theirs. */
  constructor(readonly knownPatients = new KnownPatients()) {
    this.named = new NamedSessions(knownPatients);
    knownPatients.watch(() => this.nameAgain());
  }

  /** Calls the listener with the current state, then with every update. */
  subscribe(listener: (update: ChatUpdate) => void): Unsubscribe {
    for (const update of this.known()) listener(update);
    return this.listeners.add(listener);
  }

  /** The same by topic. */
  watch(listeners: ChatListeners): Unsubscribe {
    return this.subscribe(update => {
      // Each listener is stored under the type of its updates.
      (listeners[update.type] as ((update: ChatUpdate) => void) | undefined)?.(update);
    });
  }

  post(update: ChatUpdate): void {
    if (update.type === 'authorised' && this.uid !== undefined && this.uid !== update.uid) this.clear();
    // While no user is signed in, personal updates are ignored.
    if (this.uid === undefined && isPersonal(update)) return;
    this.publish(this.withNames(update));
    if (update.type === 'loggedOut') this.clear();
  }

  private withNames(update: ChatUpdate): ChatUpdate {
    if (update.type === 'sessions') return { ...update, sessions: this.named.all(update.sessions) };
    return update.type === 'session' ? { ...update, session: this.named.one(update.session, this.sessions) } : update;
  }

  /** Updates names, because another list may contain namesakes. */
  private nameAgain(): void {
    const sessions = [...this.sessions.values()].map(session => this.named.again(session));
    if (sessions.every(session => this.sessions.get(session.channelId) === session)) return;
    this.publish({ type: 'sessions', phase: this.sessionsPhase, sessions });
  }

  /** All pending entries. */
  get unsent(): readonly OutboxEntry[] {
    return this.outbox.entries;
  }

  /** Pending entries of one chat, in order of writing. */
  unsentIn(channelId: string): readonly OutboxEntry[] {
    return this.outbox.in(channelId);
  }

  /** The unsent draft for a patient; empty if there is none. */
  draftOf(key: AnyChatDraftKey): string {
    return this.drafts.textOf(key);
  }

  get areDraftsRead(): boolean {
    return this.drafts.isRead;
  }

  /** Keys of all drafts, sent or not. */
  get draftKeys(): readonly AnyChatDraftKey[] {
    return this.drafts.keys;
  }

  watchDrafts(listener: (key: AnyChatDraftKey) => void): Unsubscribe {
    return this.drafts.watch(listener);
  }

  setDraft(key: AnyChatDraftKey, text: string): void {
    this.drafts.set(key, text);
  }

  markSubmitted(channelId: string, text: string): void {
    this.outbox.markSubmitted(channelId, text);
  }

  /** Undefined while the chat is open to this user. */
  whyClosed(channelId: string): ChatClosing | undefined {
    return this.closed.whyClosed(channelId);
  }

  /** The same for a chat that may no longer be listed. */
  whyGone(chatSessionId: string): ChatClosing | undefined {
    return this.closed.whyGone(chatSessionId);
  }

  /** Name of a chat's patient, listed or not; empty if unknown. */
  nameOf(channelId: string): string {
    return this.names.get(channelId) ?? '';
  }

  /** All texts that the backend may not have, by channel: pending messages first, then drafts. */
  unsentTexts(): UnsentText[] {
    const drafts = this.draftKeys.map(key => ({
      channelId: channelOfDraft(key) ?? '',
      text: draftText(key, this.draftOf(key)),
    }));
    return [...this.outbox.all, ...drafts].filter(({ text }) => !isBlank(text));
  }

  /** A written text is not on disk, so closing the page would lose it. */
  get hasUnsaved(): boolean {
    if (this.outbox.hasSubmitted) return true;
    return this.storage !== undefined && this.storage !== 'works' && this.unsentTexts().length > 0;
  }

  clear(): void {
    this.uid = undefined;
    this.outbox.clear();
    this.sessionsPhase = 'unknown';
    this.sessions = new Map();
    this.participants = new Map();
    this.closed.clear();
    this.sync = undefined;
    this.mask = undefined;
    this.storage = undefined;
    this.waitsElsewhere = [];
    this.unreadable = undefined;
    this.presences = undefined;
    this.notifications = undefined;
    this.cachedChats = undefined;
    this.drafts.clear();
    this.names = new Map();
    this.knownPatients.forget();
    this.notify({ type: 'cleared' });
  }

  private publish(update: ChatUpdate): void {
    this.remember(update);
    this.notify(update);
  }

  private notify(update: ChatUpdate): void {
    this.listeners.notify(update);
  }

  private remember(update: ChatUpdate): void {
    if (update.type === 'startUp') this.startUp = update.startUp;
    if (update.type === 'core') this.core = update;
    if (update.type === 'authorised') this.uid = update.uid;
    if (update.type === 'drafts') this.rememberDrafts(update);
    if (update.type === 'conflictingDrafts') this.setDraft(update.key, update.stored);
    if (update.type === 'unreadableTexts') this.unreadable = update;
    if (update.type === 'presence') this.presences = update.presences;
    if (update.type === 'notifications') this.notifications = update;
    if (update.type === 'cachedChats') this.cachedChats = update;
    if (isEngineUpdate(update)) this.rememberUpdate(update);
  }

  private rememberUpdate(update: EngineUpdate): void {
    this.closed.apply(update, this.uid);
    switch (update.type) {
      case 'sessions':
        this.sessionsPhase = update.phase;
        this.sessions = new Map(update.sessions.map(session => [session.channelId, session]));
        return this.rememberNames(update.sessions);
      case 'session':
        this.sessions = new Map(this.sessions).set(update.session.channelId, update.session);
        return this.rememberNames([update.session]);
      case 'participants':
        this.participants.set(update.channelId, update.participants);
        return;
      case 'sync':
        this.sync = update;
        return;
      case 'status':
        this.mask = update.mask;
        return;
      case 'storage':
        this.storage = update.state;
        return;
      case 'waitsElsewhere':
        this.waitsElsewhere = update.channelIds;
        return;
      case 'unsent':
        return this.rememberUnsent(update.entries);
      default:
        return;
    }
  }

  private rememberDrafts({
    drafts,
    patientNames = new Map<string, string>(),
  }: Extract<HostUpdate, { type: 'drafts' }>): void {
    this.drafts.setStored(drafts);
    for (const [id, name] of patientNames) this.rememberName(channelOfDraft(parseChatDraftId(id)) ?? '', name);
  }

  private rememberNames(sessions: readonly ChatSession[]): void {
    for (const { channelId, patient } of sessions) this.names.set(channelId, patientName(patient));
  }

  /** The name from the list is newer. */
  private rememberName(channelId: string, name: string | undefined): void {
    const storedName = storablePatientName(name);
    if (storedName !== undefined && !this.names.has(channelId)) this.names.set(channelId, storedName);
  }

  private rememberUnsent(entries: readonly OutboxEntry[]): void {
    this.outbox.replace(entries);
    for (const entry of entries) this.rememberName(entry.channelId, entry.patientName);
  }

  private known(): ChatUpdate[] {
    const update: EngineUpdate[] = [
      { type: 'sessions', phase: this.sessionsPhase, sessions: [...this.sessions.values()] },
    ];
    for (const [channelId, participants] of this.participants)
      update.push({ type: 'participants', channelId, participants });
    update.push(...this.closed.update);
    if (this.sync !== undefined) update.push(this.sync);
    if (this.mask !== undefined) update.push({ type: 'status', mask: this.mask });
    if (this.storage !== undefined) update.push({ type: 'storage', state: this.storage });
    if (this.waitsElsewhere.length > 0) update.push({ type: 'waitsElsewhere', channelIds: this.waitsElsewhere });
    update.push({ type: 'unsent', entries: this.unsent });
    return [
      ...(this.core === undefined ? [] : [this.core]),
      ...(this.startUp === undefined ? [] : [{ type: 'startUp', startUp: this.startUp } as const]),
      ...(this.uid === undefined ? [] : [{ type: 'authorised', uid: this.uid } as const]),
      ...update,
      ...(this.presences === undefined ? [] : [{ type: 'presence', presences: this.presences } as const]),
      ...[this.unreadable, this.notifications, this.cachedChats].filter(update => update !== undefined),
    ];
  }
}
