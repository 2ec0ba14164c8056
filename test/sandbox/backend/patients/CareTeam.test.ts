import type { Assignment } from '#sandbox/backend/patients/PatientPast';
import { MemoryDocuments } from '../MemoryDocuments';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { setUpCare, tried } from '../setUpCare';
import { amy, ben, rhea, sol } from '../setUpChat';

const given: Assignment = { uid: ben.uid, patientId: rhea.patientId, since: 5 };
const past = {
  assignedTo: (uid: string) => (uid === ben.uid ? [given] : []),
  assignedOf: (patientId: string) => (patientId === rhea.patientId ? [given] : []),
};

describe('the care team', () => {
  it('has everyone who was in a chat with the patient to its end, and everyone assigned to the patient', () => {
    const {
      services: { care },
      chat,
      room,
    } = setUpCare(past);
    chat.membership.end(room, 'Ended.');
    expect([amy, ben].map(({ uid }) => care.assignedTo(uid).map(({ patientId }) => patientId))).toEqual([
      [sol.patientId],
      [rhea.patientId],
    ]);
    expect(care.carer(amy.uid, sol.patientId).email).toBe(sol.email);
  });

  it('excludes a therapist who left the chat to others', () => {
    const {
      services: { care },
      chat,
    } = setUpCare(past);
    const room = chat.membership.join(ben, sol);
    chat.membership.leave(room, amy);
    expect([care.cares(amy.uid, sol.patientId), care.leadOf(sol.patientId)]).toEqual([false, ben.uid]);
  });

  it('is empty after a discharge until a chat starts, even over a restart', () => {
    const [documents, lines] = [new MemoryDocuments(), new MemoryLines()];
    const before = setUpCare(past, documents, lines);
    before.services.care.discharge(rhea.patientId, before.clock.now());
    const {
      services: { care },
      chat,
      clock,
    } = setUpCare(past, documents, lines);
    expect(care.assignedTo(ben.uid)).toEqual([]);
    clock.time += 1_000;
    chat.membership.join(amy, rhea);
    expect([care.cares(amy.uid, rhea.patientId), care.cares(ben.uid, rhea.patientId)]).toEqual([true, false]);
  });

  it('distinguishes a chat before a discharge from one that starts within the same millisecond', () => {
    const {
      services: { care },
      chat,
      clock,
    } = setUpCare();
    const room = chat.membership.join(amy, rhea);
    chat.membership.end(room, 'Ended');
    clock.time += 1;
    care.discharge(rhea.patientId, clock.now());
    expect(care.cares(amy.uid, rhea.patientId)).toBe(false);
    chat.membership.join(amy, rhea);
    expect(care.cares(amy.uid, rhea.patientId)).toBe(true);
  });

  it('refuses everyone else, and changes by those who may only read', async () => {
    const {
      services: { care, shared },
    } = setUpCare();
    const refused = { status: 403, token: 'NOT_IN_CHAT_WITH_PATIENT' };
    for (const patientId of [sol.patientId, rhea.patientId, 'nobody'])
      await expect(tried(() => care.reader(ben.uid, patientId))).rejects.toMatchObject(refused);
    shared.share({ uid: ben.uid, patientId: sol.patientId, by: amy.uid, at: 1 });
    expect(care.reader(ben.uid, sol.patientId).email).toBe(sol.email);
    await expect(tried(() => care.carer(ben.uid, sol.patientId))).rejects.toMatchObject({
      status: 403,
      token: 'OnlyReaderError',
    });
    care.discharge(sol.patientId, 9e15);
    await expect(tried(() => care.reader(ben.uid, sol.patientId))).rejects.toMatchObject(refused);
  });
});
