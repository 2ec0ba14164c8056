import { busyEvening } from '#sandbox/practice/evening/busyEvening';
import { castEvening } from '#sandbox/practice/evening/castEvening';
import { castOrdinary } from '#sandbox/practice/castOrdinary';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

describe('castEvening', () => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });

  afterAll(() => sandbox.stop());

  it.each(['staff-amelia', 'staff-benedict', 'staff-chloe'])(
    'casts all twelve parts of the evening of %s with different patients in a fitting situation',
    therapist => {
      const { chat } = sandbox.backend;
      const cast = castEvening(chat, busyEvening, therapist);
      expect(cast.map(({ script }) => script.title)).toEqual(busyEvening.map(({ title }) => title));
      expect(cast).toHaveLength(12);
      expect(new Set(cast.map(({ patient }) => patient.uid)).size).toBe(12);
      const [handedOver, invited, moving] = cast.slice(-3).map(({ room }) => room);
      expect([handedOver?.generation, invited?.generation, moving?.generation]).toEqual([undefined, 'v1', 'v1']);
      expect([handedOver, invited].map(room => room?.leadUid)).not.toContain(therapist);
      expect(moving?.leadUid).toBe(therapist);
      expect(cast.find(({ script }) => script.situation === 'flagged')?.patient.highRisk).toBe(true);
    },
  );

  it('casts no waiting patient, and one from another part only when no one else fits', () => {
    const { chat } = sandbox.backend;
    const ordinary = castOrdinary(chat).map(([{ uid }]) => uid);
    const cast = castEvening(chat, busyEvening, 'staff-amelia', ordinary);
    expect(cast).toHaveLength(12);
    expect(cast.map(({ patient }) => patient.patientId)).not.toContain(chat.requests.waiting()[0]?.patientId);
    expect(cast.filter(({ patient }) => ordinary.includes(patient.uid)).map(({ script }) => script.situation)).toEqual([
      'colleaguesV1',
      'ownV1',
    ]);
  });
});
