import type { ChatCommands } from '@/application/chat/page/ChatCommands';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { ObservedChat } from '@/application/chat/page/ChatState';
import { isListed, type SessionsPhase } from '@/application/chat/protocol/SessionsPhase';
import type { RefreshWhileShown } from '@/application/kernel/RefreshWhileShown';
import type { WatchDrafts } from '@/application/drafts/WatchDrafts';
import type { WatchPresence } from '@/application/presence/WatchPresence';
import type { LiveState } from '@/application/kernel/LiveState';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { CHAT_GENERATIONS, type ChatGeneration } from '@/domain/kernel/ChatGeneration';
import { arrivalOfLast, mayHideNeed, type ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { ChatRequest } from '@/domain/chat/requests/ChatRequest';
import { nameAlone, patientName } from '@/domain/kernel/patientName';
import { needOfChat } from '@/domain/chat/conversations/needOfChat';
import { emergencySign, type EmergencySign } from '@/domain/chat/requests/AcceptedRequest';
import { OVERDUE_AFTER_MS } from '@/domain/patients/list/whoNeedsMe.rule';
import { ListClock } from './ListClock';
import { findConversations, type FoundConversations } from './findConversations';
import type { PatientAlarm, PatientAlarms } from './PatientAlarmsContext';
import { needsAttention, type ListRow } from './needsAttention';
import type { ConversationFilter, ListChoice } from './ListChoice';
import { PinnedPatients, type PinnedPatientsUseCases } from './PinnedPatients';
import { PatientsPresence, type PresenceSign } from '../../presence/PatientsPresence';
import { SteadyRows } from '../../kit/SteadyRows';
import { UnsentCounts } from './UnsentCounts';
import { waitText } from './waitText';
import { watchInActions } from '../watchInActions';

export interface ConversationsUseCases extends PinnedPatientsUseCases {
  readonly chat: ObservedChat;
  readonly commands: Pick<ChatCommands, 'reloadChats'>;
  readonly refreshChats: RefreshWhileShown;
  readonly watchPresence: WatchPresence;
  readonly watchDrafts: WatchDrafts;
}

export class ConversationsStore {
  phase: SessionsPhase = 'unknown';
  readonly pins: PinnedPatients;
  /** Pages that the user requested. */
  private pages = 1;
  /** The generation in the address of the page. */
  private own: ChatGeneration | 'both' = 'both';
  me: string | undefined = undefined;
  private sessions: ReadonlyMap<string, ChatSession> = new Map();
  private readonly presence: PatientsPresence;
  private readonly unsent = new UnsentCounts();
  /** By channel. */
  private readonly drafts = observable.map<string, string>();
  private openChat: string | undefined;
  /**
   * The open chat, if it was unread when it was opened or when the filter was set. It stays among the unread chats, so
   * that the rows do not move under the pointer while it is read.
   */
  private held: string | undefined = undefined;
  private readonly clock: ListClock;
  readonly steady: SteadyRows;
  private alarms: PatientAlarms = new Map();

  constructor(
    private readonly useCases: ConversationsUseCases,
    private readonly choice: ListChoice,
  ) {
    // An unsent message becomes old at some time.
    this.clock = new ListClock(useCases.clock, () => this.unsent.oldSince);
    this.steady = new SteadyRows(useCases.clock);
    this.pins = new PinnedPatients(useCases);
    this.presence = new PatientsPresence(useCases.watchPresence);
    makeObservable<this, 'own' | 'inOrder' | 'held' | 'pages' | 'list' | 'sessions' | 'alarms'>(this, {
      alarms: observableRef,
      learnAlarms: action,
      phase: observable,
      pages: observable,
      own: observable,
      applyAddress: action,
      held: observable,
      opened: action,
      list: computed,
      generations: computed,
      hasMore: computed,
      showGeneration: action,
      showMore: action,
      me: observable,
      sessions: observableRef,
      undecided: computed,
      all: computed,
      inOrder: computed,
      shown: computed,
      unreadChats: computed,
      search: action,
      show: action,
      showAll: action,
    });
  }

  start(): Unsubscribe {
    const stop = this.watchChat();
    const stopDrafts = this.useCases.watchDrafts.execute(action(drafts => void this.drafts.replace([...drafts])));
    const stopClock = this.clock.start();
    const stopSteady = this.steady.start();
    return () => {
      stop();
      stopSteady();
      stopDrafts();
      stopClock();
      this.attend(false);
      this.presence.stop();
    };
  }

  /** `looking`: true if a user can see the list. */
  attend(looking: boolean): void {
    this.useCases.refreshChats.execute(this, looking);
    if (looking) this.clock.plan();
  }

  /** Milliseconds since 1970. */
  get now(): number {
    return this.clock.now;
  }

  get query(): string {
    return this.choice.query;
  }

  get filter(): ConversationFilter {
    return this.choice.filter;
  }

  /** Shows only chats of this generation; undefined for both. There is no choice if all chats are of one generation. */
  get generation(): ChatGeneration | undefined {
    if (this.generations.length < 2) return undefined;
    const { generation = this.own } = this.choice;
    return generation === 'both' ? undefined : generation;
  }

  private get inOrder(): readonly ChatSession[] {
    return this.pins.arrange([...this.sessions.values()]);
  }

  /** Patients in need first, in the order of need; then the others. */
  get all(): readonly ChatSession[] {
    return needsAttention.sessions(this.inOrder, session => this.alarmOf(session) !== undefined);
  }

  /** Stores alarms that only the list of assigned patients knows. */
  readonly learnAlarms = (alarms: PatientAlarms): void => {
    this.alarms = alarms;
  };

  alarmOf({ patient }: Pick<ChatSession, 'patient'>): PatientAlarm | undefined {
    return this.alarms.get(patient.id);
  }

  /** The first chat of the list, if its patient needs the reader. */
  get firstInNeed(): ChatSession | undefined {
    const [first] = this.all;
    if (first === undefined) return undefined;
    const needs = first.highRisk || first.unread > 0 || mayHideNeed(first) || this.waitTextOf(first) !== undefined;
    return needs ? first : undefined;
  }

  /**
   * The conversations shown and the requests, in one order of need. A search or a filter hides the requests; the
   * generation of the page alone hides none.
   */
  rowsWith(requests: readonly ChatRequest[]): readonly ListRow[] {
    const isFiltered = this.query !== '' || this.filter !== 'all';
    const chosen = this.choice.generation;
    const fitting = isFiltered
      ? []
      : requests.filter(({ generation }) => chosen === undefined || chosen === 'both' || generation === chosen);
    const isAlarming = (session: ChatSession): boolean => this.alarmOf(session) !== undefined;
    return this.steady.arrange(needsAttention.rows(this.shown, fitting, isAlarming), ({ id }) => id);
  }

  /** True once the rows are shown. `requests`: the state of the list of requests, if there is one. */
  areRowsShown(requests?: LiveState<unknown>['status']): boolean {
    const isAnswered = isListed(this.phase) || this.phase === 'failed';
    return this.steady.areShown(isAnswered && requests !== 'unknown');
  }

  /** True while chats of one or both generations are still being loaded. */
  get areChatsPending(): boolean {
    return this.phase === 'unknown' || this.phase === 'loading';
  }

  get shown(): readonly ChatSession[] {
    return this.list.results;
  }

  /** True if some chats were not searched yet. */
  get hasMore(): boolean {
    return this.list.scanned < this.list.size;
  }

  get generations(): readonly ChatGeneration[] {
    return CHAT_GENERATIONS.filter(generation => this.all.some(session => session.generation === generation));
  }

  /** True if chats of both generations are listed. */
  get isMixed(): boolean {
    return this.generations.length > 1 && this.generation === undefined;
  }

  private get list(): FoundConversations {
    const { all, query, filter, generation, pages, held } = this;
    return findConversations(all, { query, filter, generation, pages, held });
  }

  get unreadChats(): number {
    return this.all.filter(({ unread }) => unread > 0).length;
  }

  /** Number of unread chats of a generation, so that a filter hides none of them silently. */
  unreadChatsOf(generation: ChatGeneration): number {
    return this.all.filter(session => session.generation === generation && session.unread > 0).length;
  }

  /** True if the backend answered that this user is not in the chat, or not any more. */
  isOutOf(chatSessionId: string): boolean {
    return this.useCases.chat.whyGone(chatSessionId) === 'notInChat';
  }

  byChatSession(chatSessionId: string | undefined): ChatSession | undefined {
    return this.all.find(session => session.chatSessionId === chatSessionId);
  }

  lastAtOf(session: ChatSession): TimeId | undefined {
    return arrivalOfLast(session);
  }

  nameOf({ patient }: Pick<ChatSession, 'patient'>): string {
    return patientName(patient);
  }

  /** The author name of the patient's messages. The head of the conversation shows who the patient is. */
  authorOf({ patient }: Pick<ChatSession, 'patient'>): string {
    return nameAlone(patient);
  }

  presenceOf({ patient }: ChatSession): PresenceSign {
    return this.presence.signOf(patient.userId);
  }

  /** The emergency sign of a chat whose request is not answered. */
  emergencyOf({ acceptedRequest }: ChatSession): EmergencySign | undefined {
    return emergencySign(acceptedRequest);
  }

  /** The patient's waiting time as text; undefined if the patient is not waiting. */
  waitTextOf(session: ChatSession): string | undefined {
    const { since, atLeast } = needOfChat(session);
    return since === null ? undefined : waitText(since, atLeast, this.now);
  }

  /** True if the patient has waited for too long (CR-NEED-01). */
  isOverdue(session: ChatSession): boolean {
    const { since } = needOfChat(session);
    return typeof since === 'number' && this.now - since > OVERDUE_AFTER_MS;
  }

  unsentCountOf({ channelId }: ChatSession): number {
    return this.unsent.countOf(channelId);
  }

  /** Number of messages in the chat that wait for a decision of their author. */
  undecidedCountOf({ channelId }: ChatSession): number {
    return this.unsent.undecidedCountOf(channelId);
  }

  /** All chats with such messages, whether the filter shows them or not. */
  get undecided(): readonly ChatSession[] {
    return this.all.filter(session => this.undecidedCountOf(session) > 0);
  }

  /** The unsent text typed in the chat; empty if there is none. It changes at every keystroke. */
  draftOf({ channelId }: ChatSession): string {
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

  showGeneration(generation: ChatGeneration | 'both'): void {
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
    this.holdOpenChat();
  }

  /** The user has opened another chat; undefined for none. */
  opened(chatSessionId: string | undefined): void {
    this.openChat = chatSessionId;
    this.holdOpenChat();
  }

  /** The list that the address names has changed. */
  applyAddress(list: string | undefined): void {
    this.own = list === undefined ? 'v1' : list === 'pinned' ? 'both' : 'v2';
    this.choice.applyAddress(list);
  }

  showAll(): void {
    this.choice.forget();
    this.pages = 1;
  }

  reload(): void {
    this.useCases.commands.reloadChats();
  }

  private holdOpenChat(): void {
    const { openChat } = this;
    const isUnread = (this.byChatSession(openChat)?.unread ?? 0) > 0;
    this.held = isUnread && this.filter === 'unread' ? openChat : undefined;
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
        if (!isListed(phase)) return;
        // The list tells which patients are pinned, but not in which order.
        void this.pins.load();
        refreshChats.loaded();
      },
      session: () => this.showSessions(),
      unsent: ({ entries }) => {
        this.unsent.apply(entries);
        this.clock.plan();
      },
      // The connection is lost and restored when the device sleeps.
      sync: () => this.clock.plan(),
    });
  }

  private showSessions(): void {
    const { sessions, sessionsPhase } = this.useCases.chat;
    this.phase = sessionsPhase;
    this.sessions = sessions;
    this.presence.watch([...sessions.values()].map(({ patient }) => patient.userId));
  }
}
