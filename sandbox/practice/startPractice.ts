import type { ChatParts } from '#sandbox/backend/chat/ChatParts';
import { channelOf } from '#sandbox/backend/chat/channelOf';
import type { Patient } from '#sandbox/backend/people/KnownPerson';
import type { DocumentStore } from '#sandbox/documentStore/DocumentStore';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { SANDBOX_PATIENT_PASSWORD } from '#sandbox/seed/seedPasswords';
import { ApiClient, RefusedCall } from './ApiClient';
import type { ChatEventFeed } from './ChatEventFeed';
import { DocumentEventFeed } from './DocumentEventFeed';
import { HttpPatientApi } from './HttpPatientApi';
import { LogEventFeed } from './LogEventFeed';
import { PracticePatient } from './PracticePatient';
import { type Temperament, temperaments } from './Temperament';
import { machineTimers, type Timers } from './Timers';

export interface PracticeOptions {
  readonly chat: ChatParts;
  readonly store: DocumentStore;
  /** Where the practice patients reach the sandbox. */
  readonly origin: string;
  readonly timers?: Timers;
  readonly seed?: number;
}

const newcomers = 3;

/** Brings the practice patients to life: for each therapist and generation of chats a reliable, a talkative and a withdrawn one, and some who ask for a chat. */
export function startPractice(options: PracticeOptions): { stop(): void } {
  const feed = new DocumentEventFeed(options.store);
  const oldFeed = new LogEventFeed(options.chat.log);
  const both: ChatEventFeed = {
    subscribe: (uid, listener) => {
      const stops = [feed.subscribe(uid, listener), oldFeed.subscribe(uid, listener)];
      return () => stops.forEach(stop => stop());
    },
  };
  const playing = cast(options.chat).map(([patient, temperament], index) => perform(options, both, patient, temperament, index));
  for (const patient of playing) patient.start();
  return {
    stop: () => {
      for (const patient of playing) patient.stop();
      feed.close();
    },
  };
}

/** Who plays which part; every conversation but the very long one, in the order of the seed. */
export function cast({ people, rooms }: ChatParts): readonly (readonly [Patient, Temperament])[] {
  const parts = [temperaments.reliable, temperaments.talkative, temperaments.withdrawn];
  const taken = new Map<string, number>();
  const inChat = people.patients().flatMap((patient, index) => {
    const room = rooms.activeOf(patient.patientId);
    const lead = room && `${room.generation ?? 'v2'} ${room.leadUid}`;
    const part = lead === undefined || index === 0 ? undefined : parts[taken.get(lead) ?? 0];
    if (lead === undefined || !part) return [];
    taken.set(lead, (taken.get(lead) ?? 0) + 1);
    return [[patient, part] as const];
  });
  const alone = people.patients().filter(({ patientId }) => !rooms.activeOf(patientId));
  return [...inChat, ...alone.slice(0, newcomers).map(patient => [patient, temperaments.newcomer] as const)];
}

function perform(
  { chat, origin, timers = machineTimers, seed = 7 }: PracticeOptions,
  feed: ChatEventFeed,
  patient: Patient,
  temperament: Temperament,
  index: number,
) {
  const client = new ApiClient(origin, { email: patient.email, password: SANDBOX_PATIENT_PASSWORD });
  const api = new HttpPatientApi(client, chat.clock, timers);
  const room = chat.rooms.activeOf(patient.patientId);
  const world = { api, feed, timers, random: new SeededRandom(seed * 1000 + index), report: reportUnlessRefused };
  return new PracticePatient(patient.uid, temperament, world, room && channelOf(room));
}

/** A chat that has ended meanwhile, or a sandbox that is being stopped, is no news. */
function reportUnlessRefused(error: unknown): void {
  if (error instanceof RefusedCall || error instanceof TypeError) return;
  process.stderr.write(`practice: ${error instanceof Error ? error.message : String(error)}\n`);
}
