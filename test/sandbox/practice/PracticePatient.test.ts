import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import { PracticePatient } from '#sandbox/practice/PracticePatient';
import { temperaments, type PatientBehaviour } from '#sandbox/practice/PatientBehaviour';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { ManualTimers } from './ManualTimers';
import { RecordingPatientApi } from './RecordingPatientApi';

function setUp(temperament: PatientBehaviour, channel: string | undefined, seed = 1) {
  const api = new RecordingPatientApi();
  const timers = new ManualTimers();
  let listener: (event: StoredEvent) => void = () => undefined;
  const feed = {
    subscribe: (_: string, callback: (event: StoredEvent) => void) => {
      listener = callback;
      return () => undefined;
    },
  };
  const report = (error: unknown) => {
    throw error;
  };
  const patient = new PracticePatient(
    'patient-1',
    temperament,
    { api, timers, feed, random: new SeededRandom(seed), report },
    channel,
  );
  patient.start();
  const write = (seq: string, text: string, sender = 'staff-1') =>
    listener({ id: `e-${seq}`, type: 'message', channel: 'room', participants: [], seq, timeId: seq, sender, text });
  return { api, timers, patient, write, notify: (event: StoredEvent) => listener(event) };
}

describe('PracticePatient', () => {
  it('reads, shows typing, and answers within six seconds', async () => {
    const { api, timers, write } = setUp(temperaments.reliable, 'room');
    write('11111111111111111', 'How did you sleep?');
    await timers.pass(2_000);
    expect(api.done).not.toContainEqual(expect.stringMatching(/^send/));
    await timers.pass(4_000);
    expect(api.done.map(line => line.split(' ')[0])).toEqual(['online', 'read', 'typing', 'send', 'typing']);
  });

  it('answers several messages in a row once', async () => {
    const { api, timers, write } = setUp(temperaments.reliable, 'room');
    write('11111111111111111', 'Hello');
    write('11111111111111112', 'How are you?');
    await timers.pass(10_000);
    expect(api.done.filter(line => line.startsWith('send'))).toHaveLength(1);
    expect(api.done.filter(line => line.startsWith('read'))).toHaveLength(2);
  });

  it('ignores its own messages, system messages and repeated events', async () => {
    const { api, timers, write } = setUp(temperaments.reliable, 'room');
    write('11111111111111111', 'Mine', 'patient-1');
    write('11111111111111112', 'Somebody joined', 'system');
    write('11111111111111111', 'Old');
    await timers.pass(10_000);
    expect(api.done).toEqual(['online true']);
  });

  it('asks for a chat when there is none', async () => {
    const { api, timers } = setUp(temperaments.newcomer, undefined);
    await timers.pass(240_000);
    expect(api.done.filter(line => line.startsWith('request'))).toHaveLength(1);
  });

  it('does not ask during a chat', async () => {
    const { api, timers } = setUp(temperaments.newcomer, undefined);
    api.chat = true;
    await timers.pass(240_000);
    expect(api.done.filter(line => line.startsWith('request'))).toEqual([]);
  });

  it('behaves the same with the same seed', async () => {
    const runs = [setUp(temperaments.talkative, 'room', 5), setUp(temperaments.talkative, 'room', 5)];
    for (const { timers, write } of runs) {
      write('11111111111111111', 'Hello');
      await timers.pass(600_000);
    }
    expect(runs[0]?.api.done).toEqual(runs[1]?.api.done);
    expect(runs[0]?.api.done.length).toBeGreaterThan(5);
  });

  it('leaves no timer behind when it is stopped', async () => {
    const { patient, timers, write } = setUp(temperaments.talkative, 'room');
    write('11111111111111111', 'Hello');
    patient.stop();
    expect(timers.waiting).toBe(0);
  });
});
