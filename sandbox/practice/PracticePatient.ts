import { SYSTEM_SENDER, type StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { SeededRandom } from '#sandbox/seed/SeededRandom';
import type { ChatEventFeed } from './ChatEventFeed';
import type { PatientApi } from './PatientApi';
import { reactionsTo, requests, unasked } from './phrases';
import type { MsRange, PatientBehaviour } from './PatientBehaviour';
import type { Timers } from './Timers';

/** Milliseconds between two signs of life. */
const HEARTBEAT_MS = 50_000;
/** Milliseconds for which typing shows before a message. */
const TYPING_MS = 1_400;
const readAfter: MsRange = [400, 900];

export interface PracticeSurroundings {
  readonly api: PatientApi;
  readonly feed: ChatEventFeed;
  readonly timers: Timers;
  readonly random: SeededRandom;
  /** Called when something failed even after retries. */
  readonly report: (error: unknown) => void;
}

/**
 * A simulated patient: reads, types, answers, writes spontaneously, requests a chat. The same seed behaves the same.
 */
export class PracticePatient {
  private readonly alarms = new Set<() => void>();
  private unsubscribe: () => void = () => undefined;
  private answerIsDue = false;
  private newestSeq = '';

  constructor(
    readonly uid: string,
    private readonly temperament: PatientBehaviour,
    private readonly world: PracticeSurroundings,
    /** The channel of the chat under way, where there is one. */
    private channel: string | undefined,
  ) {}

  start(): void {
    this.unsubscribe = this.world.feed.subscribe(this.uid, event => this.handle(event));
    this.beat();
    if (this.channel === undefined) this.askForChat();
    else this.writeUnasked();
  }

  stop(): void {
    this.unsubscribe();
    for (const callOff of this.alarms) callOff();
    this.alarms.clear();
  }

  private handle(event: StoredEvent): void {
    // Rewritten and doubled documents bring old events again.
    if (event.seq <= this.newestSeq) return;
    this.newestSeq = event.seq;
    if (event.type === 'ended') this.end();
    else if (event.type === 'participants') this.enter(event.channel);
    else if (event.type === 'message' && event.sender !== this.uid && event.sender !== SYSTEM_SENDER)
      this.consider(event);
  }

  private enter(channel: string): void {
    if (this.channel === channel) return;
    this.channel = channel;
    this.writeUnasked();
  }

  private end(): void {
    this.channel = undefined;
    this.askForChat();
  }

  /** Reads a message, and perhaps answers; one answer covers everything that arrives before it. */
  private consider({ channel, timeId, text = '' }: StoredEvent): void {
    this.channel = channel;
    this.later(this.within(readAfter), () => this.world.api.markAsRead(channel, timeId));
    if (this.answerIsDue || !this.world.random.chance(this.temperament.answers)) return;
    this.answerIsDue = true;
    this.say(channel, this.world.random.pick(reactionsTo(text)), this.within(this.temperament.answerAfter));
  }

  private writeUnasked(): void {
    const { writesEvery } = this.temperament;
    if (!writesEvery) return;
    this.later(this.within(writesEvery), async () => {
      if (this.channel === undefined) return;
      this.say(this.channel, this.world.random.pick(unasked), TYPING_MS);
      this.writeUnasked();
    });
  }

  private askForChat(): void {
    const { requestsAfter } = this.temperament;
    if (!requestsAfter) return;
    this.later(this.within(requestsAfter), async () => {
      if (!(await this.world.api.hasChat())) await this.world.api.requestChat(this.world.random.pick(requests));
    });
  }

  private say(channel: string, text: string, afterMs: number): void {
    this.later(Math.max(0, afterMs - TYPING_MS), () => this.world.api.markAsTyping(channel, true));
    this.later(afterMs, async () => {
      this.answerIsDue = false;
      await this.world.api.send(channel, text);
      await this.world.api.markAsTyping(channel, false);
    });
  }

  private beat(): void {
    this.later(0, () => this.world.api.markAsOnline(true));
    this.later(HEARTBEAT_MS, async () => this.beat());
  }

  private within([least, most]: MsRange): number {
    return this.world.random.between(least, most);
  }

  private later(delayMs: number, act: () => Promise<void>): void {
    const callOff = this.world.timers.after(delayMs, () => {
      this.alarms.delete(callOff);
      act().catch(this.world.report);
    });
    this.alarms.add(callOff);
  }
}
