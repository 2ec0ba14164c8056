import type { ChatServices } from '#sandbox/backend/chat/ChatServices';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { DocumentStore } from '#firebase-stand-in/documentStore/DocumentStore';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { type ApiClient, RefusedCall } from './ApiClient';
import type { PracticeApps } from './app/PracticeApps';
import { castOrdinary } from './castOrdinary';
import { busyEvening } from './evening/busyEvening';
import { castEvening, type Part } from './evening/castEvening';
import { HttpColleagueApi } from './evening/HttpColleagueApi';
import { ScriptedPatient, type Stage } from './evening/ScriptedPatient';
import { HttpPatientApi } from './HttpPatientApi';
import { DelayedAppActivity } from './DelayedAppActivity';
import { PracticeClients } from './PracticeClients';
import { PracticeFeed } from './PracticeFeed';
import { PracticePatient } from './PracticePatient';
import { type PatientBehaviour, temperaments } from './PatientBehaviour';
import { machineTimers, type Timers } from './Timers';

export interface PracticeOptions {
  readonly chat: ChatServices;
  readonly store: Pick<DocumentStore, 'onCommit'>;
  /** The address at which the practice patients reach the sandbox. */
  readonly origin: string;
  readonly timers?: Timers;
  readonly seed?: number;
}

export interface Evening {
  /** Identity id of the therapist whose evening it is. */
  readonly therapist: string;
  /** Factor by which time runs faster than written. */
  readonly speed?: number;
}

interface Player {
  readonly uid: string;
  start(): void;
  stop(): void;
}

/** The practice patients: those of any day, and those of a busy evening. */
export class Practice {
  private readonly feed: PracticeFeed;
  private readonly clients: PracticeClients;
  private loadedApps: Promise<PracticeApps> | undefined;
  private readonly players = new Map<string, Player>();
  private evening: readonly ScriptedPatient[] = [];

  constructor(private readonly options: PracticeOptions) {
    this.feed = new PracticeFeed(options.store, options.chat.log);
    this.clients = new PracticeClients(options.origin, options.chat.people);
  }

  /** The apps of the patients; loaded on first use. */
  apps(): Promise<PracticeApps> {
    return (this.loadedApps ??= this.loadApps());
  }

  /** The backend as a user calls it from another device. */
  clientOf(uid: string): ApiClient {
    return this.clients.clientOf(uid);
  }

  /** The present state, for readers and for the page. */
  get state() {
    const toCome = this.evening.filter(({ left }) => left > 0).length;
    return { patients: this.players.size, evening: { cast: this.evening.length, toCome } };
  }

  /**
   * Brings to life, for each therapist and generation of chats, a reliable, a talkative and a withdrawn patient, and
   * some who ask for a chat.
   */
  startOrdinary(): void {
    castOrdinary(this.options.chat).forEach(([patient, temperament], index) =>
      this.play(this.ordinary(patient, temperament, index)),
    );
  }

  /** Returns who plays which part. Patients whom the evening needs leave their ordinary part. */
  startEvening({ therapist, speed = 1 }: Evening): readonly Part[] {
    for (const { uid } of this.evening) this.stopPlayer(uid);
    const cast = castEvening(this.options.chat, busyEvening, therapist, [...this.players.keys()]);
    this.evening = cast.map((part, index) => this.scripted(part, therapist, speed, index));
    for (const patient of this.evening) this.play(patient);
    return cast;
  }

  stop(): void {
    for (const uid of [...this.players.keys()]) this.stopPlayer(uid);
    this.feed.close();
  }

  private async loadApps(): Promise<PracticeApps> {
    const { chat, timers = machineTimers, seed = 7 } = this.options;
    const { PracticeApps } = await import('./app/PracticeApps');
    return new PracticeApps({
      ...{ clients: this.clients, clock: chat.clock, timers, seed },
      emailOf: uid => chat.people.find(uid)?.email ?? '',
    });
  }

  private play(player: Player): void {
    this.stopPlayer(player.uid);
    this.players.set(player.uid, player);
    player.start();
  }

  private stopPlayer(uid: string): void {
    this.players.get(uid)?.stop();
    this.players.delete(uid);
  }

  /** A patient who chats, and also uses their app. */
  private ordinary({ patientId, uid }: Patient, temperament: PatientBehaviour, index: number): Player {
    const room = this.options.chat.rooms.activeOf(patientId);
    const stage = this.stageOf(uid, index);
    const lives = [
      new PracticePatient(uid, temperament, stage, room && channelOfRoom(room)),
      new DelayedAppActivity({ ...stage, load: async () => (await this.apps()).lifeOf(uid, stage) }),
    ];
    return { uid, start: () => lives.forEach(life => life.start()), stop: () => lives.forEach(life => life.stop()) };
  }

  /** Once the script is over, the patient continues as one who only answers. */
  private scripted({ script, patient, room }: Part, therapist: string, speed: number, index: number): ScriptedPatient {
    const stage = this.stageOf(patient.uid, 100 + index, speed);
    const invited = this.options.chat.people.find(therapist);
    const colleague =
      room && invited && 'staffId' in invited
        ? new HttpColleagueApi(this.clients.clientOf(room.leadUid), patient.patientId, invited.staffId)
        : undefined;
    const app: NonNullable<Stage['app']> = { does: async act => (await this.apps()).actsOf(patient.uid).does(act) };
    const over = (channel: string | undefined) => {
      if (!script.staysSilent) this.play(new PracticePatient(patient.uid, temperaments.reliable, stage, channel));
    };
    return new ScriptedPatient(
      patient.uid,
      script,
      { ...stage, over, app, ...(colleague && { colleague }) },
      room && channelOfRoom(room),
    );
  }

  private stageOf(uid: string, index: number, speed = 1): Stage {
    const { chat, timers = machineTimers, seed = 7 } = this.options;
    const scaled = scaledTimers(timers, speed);
    const api = new HttpPatientApi(this.clients.clientOf(uid), chat.clock, timers);
    return {
      api,
      feed: this.feed,
      timers: scaled,
      random: new SeededRandom(seed * 1000 + index),
      report: reportUnlessRefused,
    };
  }
}

/** A chat that has ended in the meantime, or a sandbox that is being stopped, is not reported. */
function reportUnlessRefused(error: unknown): void {
  if (error instanceof RefusedCall || error instanceof TypeError) return;
  process.stderr.write(`practice: ${error instanceof Error ? error.message : String(error)}\n`);
}

/** Alarms of a clock that runs `speed` times as fast as the one below it. */
const scaledTimers = (timers: Timers, speed: number): Timers => ({
  after: (delayMs, action) => timers.after(delayMs / speed, action),
});
