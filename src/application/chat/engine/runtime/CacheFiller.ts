import { isMessageChange, type ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { arrivalOfLast, type ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { MessageRecord } from '@/domain/chat/messages/MessageRecord';
import { mergeMessage } from '@/domain/chat/messages/mergeMessage.rule';
import { toDisplayedMessage } from '@/domain/chat/messages/toDisplayedMessage.rule';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import type { Result } from '@/domain/kernel/Result';
import type { Clock } from '../../../kernel/ports/Clock';
import type { Unsubscribe } from '../../../kernel/Unsubscribe';
import type { EventPage, FeedFailure } from '../../ports/ChatEventFeed';
import type { PageVault } from '../../ports/PageVault';
import type { EngineUpdate } from '../../protocol/EngineUpdate';
import { isListed } from '../../protocol/SessionsPhase';

/** Pause between two chats, in milliseconds: the user's own requests go first. */
export const FILL_EVERY_MS = 3_000;

/** Pause before a chat whose history could not be loaded is retried, in milliseconds. */
export const FILL_AGAIN_MS = 60_000;

/** The newest page of a chat's history. */
export type LoadNewestPage = (uid: string, channelId: string) => Promise<Result<EventPage, FeedFailure>>;

/** Saves the newest messages of every chat, even those never opened on this device, slowly and one at a time. */
export class CacheFiller {
  private uid: string | undefined;
  private open: string | undefined;
  private isLive = false;
  /** In the order of the list. */
  private readonly queue = new Map<string, ChatSession>();
  private cancel: Unsubscribe = () => undefined;
  private isPlanned = false;

  constructor(
    private readonly vault: PageVault,
    private readonly clock: Clock,
    private readonly load: LoadNewestPage,
  ) {}

  /** The vault is open. */
  start(uid: string): void {
    this.uid = uid;
    this.plan(FILL_EVERY_MS);
  }

  /** The user signs out. */
  stop(): void {
    this.cancel();
    this.isPlanned = false;
    this.uid = undefined;
    this.isLive = false;
    this.queue.clear();
  }

  /** Applies an update of the engine. The chat on screen is saved by `CachedPages`. */
  apply(update: EngineUpdate): void {
    if (update.type === 'opened') this.open = update.channelId;
    if (update.type === 'sync') this.isLive = update.sync.phase === 'live';
    if (update.type === 'sessions' && isListed(update.phase)) this.enqueue(update.sessions);
    if (update.type === 'session') this.enqueue([update.session]);
    this.plan(FILL_EVERY_MS);
  }

  private enqueue(sessions: readonly ChatSession[]): void {
    for (const session of sessions) if (session.lastMessage !== undefined) this.queue.set(session.channelId, session);
  }

  private plan(delayMs: number): void {
    if (this.isPlanned || !this.isLive || this.uid === undefined || this.queue.size === 0) return;
    this.isPlanned = true;
    this.cancel = this.clock.wakeIn(delayMs, () => void this.fillNext());
  }

  private async fillNext(): Promise<void> {
    const { uid } = this;
    const [next] = this.queue.values();
    if (uid === undefined || next === undefined) return void (this.isPlanned = false);
    this.queue.delete(next.channelId);
    const isDone = next.channelId === this.open || (await this.isRecent(next)) || (await this.fill(uid, next));
    if (this.uid !== uid) return;
    this.isPlanned = false;
    // Retried last, so that a chat that cannot be loaded does not block the others.
    if (!isDone && !this.queue.has(next.channelId)) this.queue.set(next.channelId, next);
    this.plan(isDone ? FILL_EVERY_MS : FILL_AGAIN_MS);
  }

  /** True if the saved page already has the last message. */
  private async isRecent(session: ChatSession): Promise<boolean> {
    const last = arrivalOfLast(session);
    const page = await this.vault.pageOf(session.channelId);
    return last !== undefined && page?.messages.some(({ seq }) => seq !== undefined && seq >= last) === true;
  }

  private async fill(uid: string, session: ChatSession): Promise<boolean> {
    const answer = await this.load(uid, session.channelId);
    // Without access there is nothing to save.
    if (!answer.ok) return answer.failure.kind === 'notAllowed';
    const messages = shown(answer.value.events, session, uid);
    if (this.uid === uid && messages.length > 0)
      await this.vault.savePage(session.channelId, { asOf: this.clock.now(), messages });
    return true;
  }
}

/** Oldest first. */
function shown(events: readonly ChatEvent[], session: ChatSession, me: string): readonly ChatMessage[] {
  const records = new Map<TimeId, MessageRecord>();
  for (const event of events)
    if (isMessageChange(event)) records.set(event.timeId, mergeMessage({ record: records.get(event.timeId), event }));
  const { channelId, patient, patientReadUpTo: timeId, patientReadSeq: upTo, asOf: seq } = session;
  const patientRead = timeId === undefined ? {} : { patientRead: { timeId, seq, ...(upTo !== undefined && { upTo }) } };
  return [...records.values()]
    .sort((a, b) => (a.timeId < b.timeId ? -1 : 1))
    .map(record =>
      toDisplayedMessage({ channelId, me, patient: patient.userId, record, pendingEntries: [], ...patientRead }),
    )
    .filter(message => message !== undefined);
}
