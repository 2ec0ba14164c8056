import { createPatientCare } from '#sandbox/backend/patients/createPatientCare';
import { noPast, type PatientPast } from '#sandbox/backend/patients/PatientPast';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { MemoryDocuments } from './MemoryDocuments';
import { sessionOf } from './sessionOf';
import { amy, ben, rhea, setUpChat, sol } from './setUpChat';

/**
 * A service in which amy has a chat with sol, and rhea has no therapist. Pass the lines of another to simulate a
 * restart.
 */
export function setUpCare(
  past: Partial<PatientPast> = {},
  documents = new MemoryDocuments(),
  lines = new MemoryLines(),
) {
  const world = setUpChat(documents);
  const { room } = world.open(amy, sol);
  const { handlers, services, drives, availabilities } = createPatientCare({
    chat: world.chat,
    journal: memoryJournal(lines),
    past: { ...noPast, ...past },
  });
  world.clock.time += 60_000;
  return {
    ...world,
    ...handlers,
    services,
    drives,
    availabilities,
    room,
    lines,
    path: { patientId: sol.patientId },
    asAmy: { caller: sessionOf(amy) },
    asBen: { caller: sessionOf(ben) },
    asSol: { caller: sessionOf(sol) },
    asRhea: { caller: sessionOf(rhea) },
  };
}

/** Turns a thrown refusal into a rejected promise, as the dispatcher does. */
export const tried = <T>(act: () => T | Promise<T>): Promise<T> => Promise.resolve().then(act);
