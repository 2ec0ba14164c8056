import { endpoints } from '#sandbox/endpoints/endpoints';
import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { ReadingDto } from '@/infrastructure/http/patients/momentDtos';
import type { EventTimestampsDto, OwnEventDto, SyncBatchDto } from '#sandbox/endpoints/ownMomentDtos';
import type { EndpointCalls } from './EndpointCalls';
import type { Recorded } from './Recorded';
import { isoTime } from '#sandbox/backend/kernel/isoTime';

const { add, addJournal, sync, batchSync, timestamps, batchTimestamps } = endpoints.ownMoments;

export type Questionnaire = 'phq9' | 'gad7';
export type WrittenType = Exclude<
  OwnMomentType,
  'checkup' | 'cbt-screening' | 'activity' | 'relaxation' | Questionnaire
>;

/**
 * A patient's own records. Without a connection they wait, and `sync` sends them to the server; an entry keeps its id
 * throughout.
 */
export class Diary {
  private waiting: readonly Recorded[] = [];
  private isOffline = false;

  constructor(
    private readonly calls: EndpointCalls,
    private readonly clock: { now(): number },
    private readonly newId: () => string,
  ) {}

  /** Entries that the server does not have yet. */
  get unsent(): number {
    return new Set(this.waiting.map(({ event }) => event.momentId)).size;
  }

  checkUp(reading: ReadingDto, at?: number): Promise<Recorded> {
    return this.record('checkup', { reading }, at);
  }

  write(type: WrittenType, text: string, at?: number): Promise<Recorded> {
    return this.record(type, type === 'progress' ? { text, level: 5 } : { text }, at);
  }

  /** Each item 0 to 3, or -1 where no answer was given; the therapists are notified of a complete one. */
  fillIn(type: Questionnaire, items: readonly number[], at?: number): Promise<Recorded> {
    return this.record(type, { items: [...items] }, at);
  }

  screen(items: readonly number[]): Promise<Recorded> {
    return this.record('cbt-screening', { items: [...items] });
  }

  /** `duration` in seconds. */
  doActivity(activityId: string, duration: number, at?: number): Promise<Recorded> {
    return this.record('activity', { activity: { activityId, duration } }, at);
  }

  /** 0 tense, 10 at ease. */
  relax(level: number): Promise<Recorded> {
    return this.record('relaxation', { level });
  }

  goOffline(): void {
    this.isOffline = true;
  }

  /** Sends waiting entries to the server, makes sure that each is there once, and returns how many there were. */
  async sync(): Promise<number> {
    this.isOffline = false;
    const sent = this.waiting;
    await this.deliver(sent);
    await this.prove(sent);
    this.waiting = this.waiting.filter(entry => !sent.includes(entry));
    for (const type of ['phq9', 'gad7'] as const) await this.notifyScore(sent.findLast(entry => entry.type === type));
    return new Set(sent.map(({ event }) => event.momentId)).size;
  }

  private async record(type: OwnMomentType, parts: Partial<OwnEventDto>, at = this.clock.now()): Promise<Recorded> {
    const recorded = { type, event: { ...parts, momentId: this.newId(), at: new Date(at).toISOString() } };
    if (this.isOffline) this.save(recorded);
    else await this.send(recorded);
    return recorded;
  }

  /**
   * An app that is killed while it stores a waiting entry finds the entry twice. That is simulated here each time: it
   * must not matter.
   */
  private save(recorded: Recorded): void {
    this.waiting = [...this.waiting, recorded, recorded];
  }

  private async send(recorded: Recorded): Promise<void> {
    const { type, event } = recorded;
    await this.calls.call(type === 'journal' || type === 'checkup' ? addJournal : add, {
      query: { eventType: type },
      body: event,
    });
    await this.notifyScore(recorded);
  }

  private async notifyScore(recorded: Recorded | undefined): Promise<void> {
    const items = recorded?.event.items;
    if (!items || items.some(item => item < 0) || (recorded.type !== 'phq9' && recorded.type !== 'gad7')) return;
    const score = items.reduce((sum, item) => sum + item, 0);
    await this.calls.call(endpoints.patientApp.notify, {
      query: recorded.type === 'phq9' ? { phqScore: score } : { gadScore: score },
    });
  }

  private async deliver(sent: readonly Recorded[]): Promise<void> {
    const [first, ...others] = batchesOf(sent);
    if (!first) return;
    if (others.length > 0) await this.calls.call(batchSync, { body: { batches: [first, ...others] } });
    else
      await this.calls.call(sync, {
        query: { eventType: first.eventType, startFrom: first.startFrom, endAt: first.endAt },
        body: { events: first.events },
      });
  }

  private async prove(sent: readonly Recorded[]): Promise<void> {
    const stored = (await this.stored([...new Set(sent.map(({ type }) => type))])).flatMap(known =>
      known.timestamps.map(({ momentId }) => momentId),
    );
    for (const { type, event } of sent) {
      const times = stored.filter(id => id === event.momentId).length;
      if (times !== 1) throw new Error(`After syncing a ${type} is stored ${times} times.`);
    }
  }

  private async stored([first, ...others]: readonly OwnMomentType[]): Promise<readonly EventTimestampsDto[]> {
    if (first === undefined) return [];
    if (others.length === 0) return [(await this.calls.call(timestamps, { query: { eventType: first } })).value];
    return (await this.calls.call(batchTimestamps, { query: { eventType: [first, ...others] } })).value;
  }
}

/** Waiting entries, kind by kind, each with the span of time that it covers. */
function batchesOf(waiting: readonly Recorded[]): readonly SyncBatchDto[] {
  const types = [...new Set(waiting.map(({ type }) => type))];
  return types.map(eventType => {
    const events = waiting.filter(({ type }) => type === eventType).map(({ event }) => event);
    const times = events.map(({ at }) => Date.parse(at));
    // The end of a span is not part of it.
    return { eventType, startFrom: isoTime(Math.min(...times)), endAt: isoTime(Math.max(...times) + 1), events };
  });
}
