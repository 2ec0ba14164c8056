import { SYSTEM_SENDER, type StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import type { AppActName } from '#sandbox/practice/app/AppActs';
import type { PracticeSurroundings } from '#sandbox/practice/PracticePatient';
import type { MsRange } from '#sandbox/practice/PatientBehaviour';
import type { ColleagueApi } from './ColleagueApi';
import type { Cue, Script, Step } from './Script';

/** Milliseconds between two signs of life. */
const HEARTBEAT_MS = 50_000;
const readAfter: MsRange = [400, 900];

export interface Stage extends PracticeSurroundings {
  /** The lead of the patient's chat, where the script has something for them to do. */
  readonly colleague?: ColleagueApi;
  /** The rest of the patient's app, where the script has them use it. */
  readonly app?: { does(act: AppActName): Promise<string> };
  /** Called after the last step, with the patient's current channel. */
  readonly over?: (channel: string | undefined) => void;
}

/** One patient of an evening: does the steps of a script in order, each at its cue. The same seed does the same. */
export class ScriptedPatient {
  private readonly alarms = new Set<() => void>();
  private readonly steps: Step[];
  private unsubscribe: () => void = () => undefined;
  /** Events that happened before they were waited for. */
  private wasAnswered = false;
  private isBusy = false;
  private newestSeq = '';
  private lastMessage: string | undefined;

  constructor(
    readonly uid: string,
    private readonly script: Script,
    private readonly stage: Stage,
    private channel: string | undefined,
  ) {
    this.steps = [...script.steps];
  }

  start(): void {
    this.unsubscribe = this.stage.feed.subscribe(this.uid, event => this.handle(event));
    this.beat();
    this.goOn();
  }

  stop(): void {
    this.unsubscribe();
    for (const callOff of this.alarms) callOff();
    this.alarms.clear();
  }

  /** Steps that are still to come. */
  get left(): number {
    return this.steps.length;
  }

  private handle({ seq, type, channel, sender, timeId }: StoredEvent): void {
    if (seq <= this.newestSeq) return;
    this.newestSeq = seq;
    if (type === 'ended') this.channel = undefined;
    else if (type === 'participants') this.channel = channel;
    else if (type === 'message' && sender !== this.uid && sender !== SYSTEM_SENDER) {
      this.channel = channel;
      this.wasAnswered = true;
      this.later(this.within(readAfter), () => this.stage.api.markAsRead(channel, timeId));
    }
    this.goOn();
  }

  private goOn(): void {
    const [step] = this.steps;
    if (this.isBusy || !step || !this.hasCome(step.on)) return;
    this.isBusy = true;
    this.later(this.within(step.after), () => this.perform(step));
  }

  private hasCome(cue: Cue): boolean {
    if (cue === 'next') return true;
    return this.channel !== undefined && (cue === 'inChat' || this.wasAnswered);
  }

  /** A refused act, as in a chat that has ended, is skipped: the evening continues. */
  private async perform(step: Step): Promise<void> {
    try {
      await this.act(step);
    } catch (error) {
      this.stage.report(error);
    }
    this.steps.shift();
    this.isBusy = false;
    if (this.steps.length === 0) this.stage.over?.(this.channel);
    else this.goOn();
  }

  private async act(step: Step): Promise<void> {
    const { api, app, colleague } = this.stage;
    const [channel, last] = [this.channel, this.lastMessage];
    switch (step.does) {
      case 'ask':
        if (channel === undefined) await api.requestChat(step.says, step.generation);
        return;
      case 'askAtOnce':
        return api.requestEmergencyChat(step.says);
      case 'write':
        return channel === undefined ? undefined : this.write(channel, step.says);
      case 'edit':
        return channel === undefined || last === undefined ? undefined : api.edit(channel, last, step.says);
      case 'delete':
        return channel === undefined || last === undefined ? undefined : api.delete(channel, last);
      case 'end':
        return api.endChat();
      case 'moveToV2':
        return api.moveToV2(step.says);
      case 'useApp':
        await app?.does(step.act);
        return;
      case 'invite':
        return colleague?.invite(step.says);
      case 'handOver':
        return colleague?.handOver(step.says);
    }
  }

  private async write(channel: string, text: string): Promise<void> {
    await this.stage.api.markAsTyping(channel, true);
    await new Promise<void>(resolve => this.later(this.within(this.script.types), async () => resolve()));
    this.wasAnswered = false;
    this.lastMessage = await this.stage.api.send(channel, text);
    await this.stage.api.markAsTyping(channel, false);
  }

  private beat(): void {
    this.later(0, () => this.stage.api.markAsOnline(true));
    this.later(HEARTBEAT_MS, async () => this.beat());
  }

  private within([least, most]: MsRange): number {
    return this.stage.random.between(least, most);
  }

  private later(delayMs: number, act: () => Promise<void>): void {
    const callOff = this.stage.timers.after(delayMs, () => {
      this.alarms.delete(callOff);
      act().catch(this.stage.report);
    });
    this.alarms.add(callOff);
  }
}
