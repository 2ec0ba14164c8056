import { createPatientCare } from '#sandbox/backend/patients/createPatientCare';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { MemoryLines } from '#firebase-stand-in/journal/MemoryLines';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { sessionOf } from '../sessionOf';
import { amy, ben, rhea, setUpChat, sol } from '../setUpChat';

function setUp() {
  const world = setUpChat();
  const { room } = world.open(amy, sol);
  const care = createPatientCare({ chat: world.chat, journal: memoryJournal() }).handlers.patientCare;
  const path = { patientId: sol.patientId };
  const as = <T>(act: () => T | Promise<T>): Promise<T> => Promise.resolve().then(act);
  const flag = (person: typeof amy, highRisk: boolean) =>
    as(() => care.setHighRisk({ caller: sessionOf(person), path, body: { highRisk } }));
  const note = (text: string) => as(() => care.addNote({ caller: sessionOf(amy), path, query: { note: text } }));
  const moments = (query: { limit?: number; paginationCursor?: string; types?: string[] } = {}) =>
    as(() => care.patientMoments({ caller: sessionOf(amy), path, query }));
  return { ...world, room, care, path, as, flag, note, moments };
}

describe('the high-risk flag', () => {
  it('is set and removed by therapists in the chat, and seen by all of them', async () => {
    const { flag, chat, room } = setUp();
    const seen = () => chat.views.session(room, amy.uid).highRisk;
    await flag(amy, true);
    expect(seen()).toBe(true);
    await flag(amy, false);
    expect(seen()).toBe(false);
    await expect(flag(ben, true)).rejects.toMatchObject({ status: 403, token: 'NOT_IN_CHAT_WITH_PATIENT' });
  });

  it('is kept over a restart', () => {
    const lines = new MemoryLines();
    const people = () =>
      new PeopleDirectory({ clock: { now: () => 0 }, everybody: [sol] }).attachTo(memoryJournal(lines));
    people().setHighRisk(sol.patientId, true, 0);
    expect(people().patient(sol.patientId)).toMatchObject({ highRisk: true, email: sol.email });
  });
});

describe('notes', () => {
  it('are listed newest first, page by page', async () => {
    const { note, moments, clock } = setUp();
    for (const text of ['one', 'two', 'three']) {
      clock.time += 1_000;
      await note(text);
    }
    const first = await moments({ limit: 2, types: ['note'] });
    expect(first.moments.map(moment => moment.note)).toEqual(['three', 'two']);
    expect(first.moments[0]).toMatchObject({ type: 'note', author: { userId: amy.uid, name: 'amy Hart' } });
    const next = await moments({ limit: 2, types: ['note'], paginationCursor: first.paginationCursor ?? '' });
    expect([next.moments.map(moment => moment.note), next.paginationCursor]).toEqual([['one'], undefined]);
    expect((await moments({ types: ['journal'] })).moments).toEqual([]);
  });

  it('are removed for good, and only by their author', async () => {
    const { note, moments, care, path, as, chat } = setUp();
    chat.membership.join(ben, sol);
    const { momentId } = await note('one');
    const remove = (person: typeof amy) =>
      as(() => care.deleteNote({ caller: sessionOf(person), path: { ...path, momentId } }));
    await expect(remove(ben)).rejects.toMatchObject({ status: 403 });
    await remove(amy);
    await remove(amy);
    expect((await moments({ types: ['note'] })).moments).toEqual([]);
  });
});

describe('discharge', () => {
  it('ends the chat, and is for the lead only', async () => {
    const { care, path, as, chat } = setUp();
    chat.membership.join(ben, sol);
    const discharge = (person: typeof amy) => as(() => care.dischargePatient({ caller: sessionOf(person), path }));
    await expect(discharge(ben)).rejects.toMatchObject({ status: 403, token: 'NotLeadTherapistError' });
    await discharge(amy);
    expect(chat.rooms.activeOf(sol.patientId)).toBeUndefined();
    await expect(discharge(amy)).rejects.toMatchObject({ status: 403, token: 'NOT_IN_CHAT_WITH_PATIENT' });
    await expect(discharge({ ...amy, uid: rhea.uid })).rejects.toMatchObject({ status: 403 });
  });
});
