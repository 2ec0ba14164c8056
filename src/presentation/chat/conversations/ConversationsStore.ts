import type { ChatCommands } from '@/application/chat/client/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ObservedChat, SessionsPhase } from '@/application/chat/client/ChatState';
import type { RefreshChats } from '@/application/chat/conversations/RefreshChats';
import type { WatchDrafts } from '@/application/drafts/WatchDrafts';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { CHAT_GENERATIONS, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { arrivalOfLast, type ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { FULL_LIST_PAGE, LIST_PAGE, listPaging } from '@/domain/chat/conversations/listPaging.rule';
import { patientName } from '@/domain/chat/conversations/patientName';
import { hasWords } from '@/domain/kernel/hasWords';
import { needsAttention, type ListRow } from './needsAttention';
import type { ConversationFilter, ListChoice } from './ListChoice';
import { PinnedPatients, type PinnedPatientsUseCases } from './PinnedPatients';
import { PatientsPresence, type PresenceSign } from '../../presence/PatientsPresence';
import { UnsentCounts } from './UnsentCounts';
import { watchInActions } from '../watchInActions';

export interface ConversationsUseCases extends PinnedPatientsUseCases {
  readonly chat: ObservedChat;
  readonly commands: Pick<ChatCommands, 'reloadChats'>;
  readonly refreshChats: RefreshChats;
  readonly watchPresence: WatchPresence;
  readonly watchDrafts: WatchDrafts;
}

/** Waiting times are counted anew after this many milliseconds. */
const TICK_MS = 30_000;

/** The list of conversations of the person signed in. */
export class ConversationsStore {
  phase: SessionsPhase = 'unknown';
  readonly pins: PinnedPatients;
  /** Pages that the person asked for. */
  private pages = 1;
  /** Milliseconds since 1970. */
  now: number;
  me: string | undefined = undefined;
  private sessions: ReadonlyMap<string, ChatSession> = new Map();
  private readonly presence: PatientsPresence;
  private readonly unsent = new UnsentCounts();
  /** By channel. */
  private readonly drafts = observable.map<string, string>();
  private openChat: string | undefined;
  /**
   * The open chat, where it was unread when it was opened or looked for: it stays in the list of the unread, so that no
   * other moves under the pointer as it is read.
   */
  private held: string | undefined = undefined;
  private ticking = false;
  private stopTicking: Unsubscribe = () => undefined;

  constructor(
    private readonly useCases: ConversationsUseCases,
    private readonly choice: ListChoice,
  ) {
    this.now = useCases.clock.now();
    this.pins = new PinnedPatients(useCases);
    this.presence = new PatientsPresence(useCases.watchPresence);
    makeObservable<this, 'inOrder' | 'held' | 'pages' | 'list' | 'sessions' | 'tick'>(this, {
      phase: observable,
      pages: observable,
      held: observable,
      opened: action,
      list: computed,
      generations: computed,
      hasMore: computed,
      showGeneration: action,
      showMore: action,
      now: observable,
      me: observable,
      sessions: observableRef,
      undecided: computed,
      all: computed,
      inOrder: computed,
      shown: computed,
      unreadChats: computed,
      tick: action,
      search: action,
      show: action,
      showAll: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.watchChat();
    const stopDrafts = this.useCases.watchDrafts.execute(action(drafts => void this.drafts.replace([...drafts])));
    this.ticking = true;
    this.tick();
    return () => {
      stop();
      stopDrafts();
      this.ticking = false;
      this.stopTicking();
      this.attend(false);
      this.presence.stop();
    };
  }

  /** Whether somebody can be looking at the list. */
  attend(looking: boolean): void {
    this.useCases.refreshChats.execute(this, looking);
    if (looking) this.planTick();
  }

  get query(): string {
    return this.choice.query;
  }

  get filter(): ConversationFilter {
    return this.choice.filter;
  }

  /** Only chats of this generation; undefined: of both. */
  get generation(): ChatGeneration | undefined {
    return this.choice.generation;
  }

  /** Those in need first, in the order of need; then the others. */
  get all(): readonly ChatSession[] {
    return needsAttention.sessions(this.inOrder);
  }

  /**
   * Requests and the conversations shown, in one order of need. Whoever looks for something else is not shown requests.
   */
  rowsWith(requests: readonly ChatRequest[]): readonly ListRow[] {
    const isLookingElsewhere = this.query !== '' || this.filter !== 'all';
    const fitting = isLookingElsewhere
      ? []
      : requests.filter(({ generation }) => this.generation === undefined || generation === this.generation);
    return needsAttention.rows(this.shown, fitting);
  }

  /** Pinned ones first, the one pinned last in front; then the one with the newest message. */
  private get inOrder(): readonly ChatSession[] {
    const known = [...this.sessions.values()].map(session => {
      const pinned = this.pins.isPinned(session);
      return pinned === session.pinned ? session : { ...session, pinned };
    });
    return known.sort(
      (a, b) => (a.pinned && b.pinned ? this.pins.placeOf(a) - this.pins.placeOf(b) : 0) || inListOrder(a, b),
    );
  }

  get shown(): readonly ChatSession[] {
    return this.list.results;
  }

  /** Chats are left that were not looked through. */
  get hasMore(): boolean {
    return this.list.scanned < this.list.size;
  }

  /** The generations that this person has chats of. */
  get generations(): readonly ChatGeneration[] {
    return CHAT_GENERATIONS.filter(generation => this.all.some(session => session.generation === generation));
  }

  /** Goes on page by page, as far as the person asked and until enough is found. */
  private get list(): { readonly results: readonly ChatSession[]; readonly scanned: number; readonly size: number } {
    const [all, page] =
      this.filter === 'pinned' ? [this.all.filter(({ pinned }) => pinned), FULL_LIST_PAGE] : [this.all, LIST_PAGE];
    const { pages } = this;
    const results: ChatSession[] = [];
    let scanned = 0;
    while (listPaging({ scanned, results: results.length, size: all.length, pages, page })) {
      const next = all.slice(scanned, scanned + page);
      scanned += next.length;
      results.push(...next.filter(session => this.passes(session) && hasWords(searchText(session), this.query)));
    }
    return { results, scanned, size: all.length };
  }

  get unreadChats(): number {
    return this.all.filter(({ unread }) => unread > 0).length;
  }

  /** The backend said that this person is not in the chat, or not any more. */
  isOutOf(chatSessionId: string): boolean {
    return this.useCases.chat.whyGone(chatSessionId) === 'notInChat';
  }

  byChatSession(chatSessionId: string | undefined): ChatSession | undefined {
    return this.all.find(session => session.chatSessionId === chatSessionId);
  }

  /** When the last message arrived. */
  lastAtOf(session: ChatSession): TimeId | undefined {
    return arrivalOfLast(session);
  }

  nameOf({ patient }: Pick<ChatSession, 'patient'>): string {
    return patientName(patient);
  }

  presenceOf({ patient }: ChatSession): PresenceSign {
    return this.presence.signOf(patient.userId);
  }

  unsentIn({ channelId }: ChatSession): number {
    return this.unsent.in(channelId);
  }

  /** Messages there that are not sent before their author decides about them. */
  undecidedIn({ channelId }: ChatSession): number {
    return this.unsent.undecidedIn(channelId);
  }

  /** All chats with such messages, filtered out or not. */
  get undecided(): readonly ChatSession[] {
    return this.all.filter(session => this.undecidedIn(session) > 0);
  }

  /** What is typed there and not sent; empty where nothing is. Whoever asks is told at every stroke. */
  draftIn({ channelId }: ChatSession): string {
    return this.drafts.get(channelId) ?? '';
  }

  async togglePin(session: ChatSession): Promise<void> {
    await this.pins.change(
      session,
      this.inOrder.filter(({ pinned }) => pinned).map(({ patient }) => patient.id),
    );
  }

  showMore(): void {
    this.pages += 1;
  }

  showGeneration(generation: ChatGeneration | undefined): void {
    this.choice.showGeneration(generation);
    this.pages = 1;
  }

  search(query: string): void {
    this.choice.search(query);
    this.pages = 1;
  }

  show(filter: ConversationFilter): void {
    this.choice.show(filter);
    this.pages = 1;
    this.hold();
  }

  /** Another chat is on the screen, or none. */
  opened(chatSessionId: string | undefined): void {
    this.openChat = chatSessionId;
    this.hold();
  }

  /** The list that the address names has changed. */
  applyAddress(list: string | undefined): void {
    this.choice.applyAddress(list);
  }

  showAll(): void {
    this.choice.forget();
    this.pages = 1;
  }

  reload(): void {
    this.useCases.commands.reloadChats();
  }

  private passes(session: ChatSession): boolean {
    const { unread, pinned, chatSessionId } = session;
    if (this.generation !== undefined && session.generation !== this.generation) return false;
    return this.filter === 'all' || (this.filter === 'unread' ? unread > 0 || chatSessionId === this.held : pinned);
  }

  private hold(): void {
    const { openChat } = this;
    const isUnread = (this.byChatSession(openChat)?.unread ?? 0) > 0;
    this.held = isUnread && this.filter === 'unread' ? openChat : undefined;
  }

  private tick(): void {
    this.now = this.useCases.clock.now();
    this.planTick();
  }

  /**
   * Counts anew after a while, and no later than when something that waits has grown old. A device that slept is behind
   * its timers, so this is called at every sign of it.
   */
  private planTick(): void {
    this.stopTicking();
    if (!this.ticking) return;
    const next = Math.min(this.now + TICK_MS, ...this.unsent.oldSince.filter(at => at > this.now));
    this.stopTicking = this.useCases.clock.wakeIn(Math.max(0, next - this.useCases.clock.now()), () => this.tick());
  }

  private watchChat(): Unsubscribe {
    const { chat, refreshChats } = this.useCases;
    return watchInActions(chat, {
      authorised: ({ uid }) => {
        this.me = uid;
        this.choice.belongTo(uid);
      },
      cleared: () => {
        this.showSessions();
        this.pins.forget();
      },
      sessions: ({ phase }) => {
        this.showSessions();
        if (phase !== 'known') return;
        // The list tells who is pinned, but not in which order.
        void this.pins.load();
        refreshChats.loaded();
      },
      session: () => this.showSessions(),
      unsent: ({ entries }) => {
        this.unsent.apply(entries);
        this.planTick();
      },
      // The line comes and goes with the device's sleep.
      sync: () => this.planTick(),
    });
  }

  private showSessions(): void {
    const { sessions, sessionsPhase } = this.useCases.chat;
    this.phase = sessionsPhase;
    this.sessions = sessions;
    this.presence.watch([...sessions.values()].map(({ patient }) => patient.userId));
  }
}

function inListOrder(a: ChatSession, b: ChatSession): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  const newestA = arrivalOfLast(a) ?? 0n;
  const newestB = arrivalOfLast(b) ?? 0n;
  if (newestA !== newestB) return newestA > newestB ? -1 : 1;
  return patientName(a.patient).localeCompare(patientName(b.patient));
}

const searchText = ({ patient }: ChatSession): string => `${patientName(patient)} ${patient.email}`;
