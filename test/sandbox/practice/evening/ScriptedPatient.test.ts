import type { StoredEvent } from '#sandbox/backend/chat/StoredEvent';
import { busyEvening } from '#sandbox/practice/evening/busyEvening';
import type { Act, Script, Step } from '#sandbox/practice/evening/Script';
import { ScriptedPatient } from '#sandbox/practice/evening/ScriptedPatient';
import { SeededRandom } from '#sandbox/seed/SeededRandom';
import { ManualTimers } from '../ManualTimers';
import { RecordingPatientApi } from '../RecordingPatientApi';

const step = (on: Step['on'], act: Act, after: Step['after'] = [1_000, 1_000]): Step => ({ ...act, on, after });
const scriptOf = (...steps: readonly Step[]): Script => ({
  title: 'test',
  situation: 'alone',
  types: [500, 500],
  steps,
});

function setUp(script: Script, channel?: string, seed = 3) {
  const api = new RecordingPatientApi();
  const timers = new ManualTimers();
  const [asked, over, problems]: [string[], unknown[], unknown[]] = [[], [], []];
  let listener: (event: StoredEvent) => void = () => undefined;
  const feed = {
    subscribe: (_: string, callback: (event: StoredEvent) => void) => ((listener = callback), () => undefined),
  };
  const colleague = {
    invite: async (message: string) => void asked.push(`invite ${message}`),
    handOver: async (message: string) => void asked.push(`handover ${message}`),
  };
  const world = {
    api,
    feed,
    timers,
    random: new SeededRandom(seed),
    report: (error: unknown) => void problems.push(error),
    colleague,
    app: { does: async (act: string) => `${asked.push(`app ${act}`)} done` },
    over: (last: unknown) => void over.push(last),
  };
  const patient = new ScriptedPatient('patient-1', script, world, channel);
  patient.start();
  let seq = 11111111111111110n;
  const notify = (type: StoredEvent['type'], sender = 'system', text = '') => {
    seq += 1n;
    listener({
      id: `e-${seq}`,
      type,
      channel: 'room',
      participants: [],
      seq: String(seq),
      timeId: String(seq),
      sender,
      text,
    });
  };
  return { api, timers, patient, notify, asked, over, problems };
}

describe('ScriptedPatient', () => {
  it('waits for its cue: asks, writes once accepted, and again once answered', async () => {
    const { api, timers, notify, over } = setUp(
      scriptOf(
        step('next', { does: 'ask', says: 'Hello?', generation: 'v2' }),
        step('inChat', { does: 'write', says: 'There you are' }),
        step('answered', { does: 'write', says: 'Yes' }),
      ),
    );
    await timers.pass(60_000);
    expect(api.acts).toEqual(['request v2 Hello?']);
    notify('participants');
    await timers.pass(60_000);
    expect(api.acts).toEqual(['request v2 Hello?', 'send room There you are']);
    notify('message', 'staff-1', 'How are you?');
    await timers.pass(60_000);
    expect(api.acts.slice(2)).toEqual(['send room Yes']);
    expect(over).toEqual(['room']);
  });

  it('shows typing before a message for as long as its pace requires', async () => {
    const { api, timers } = setUp(scriptOf(step('next', { does: 'write', says: 'Slowly' })), 'room');
    await timers.pass(1_400);
    expect(api.done).toEqual(['online true', 'typing room true']);
    await timers.pass(100);
    expect(api.done.slice(2)).toEqual(['send room Slowly', 'typing room false']);
  });

  it('edits and deletes its last message', async () => {
    const { api, timers } = setUp(
      scriptOf(
        step('next', { does: 'write', says: 'One' }),
        step('next', { does: 'edit', says: 'One, better' }),
        step('next', { does: 'write', says: 'Two' }),
        step('next', { does: 'delete' }),
      ),
      'room',
    );
    await timers.pass(60_000);
    expect(api.acts).toEqual(['send room One', 'edit room 1 One, better', 'send room Two', 'delete room 2']);
  });

  it('uses other parts of the app when the script says so', async () => {
    const { asked, timers, problems } = setUp(
      scriptOf(step('next', { does: 'useApp', act: 'mood' }), step('next', { does: 'useApp', act: 'gad7' })),
    );
    await timers.pass(60_000);
    expect([asked, problems]).toEqual([['app mood', 'app gad7'], []]);
  });

  it('ends its chat, moves it to V2, and has its colleague ask others', async () => {
    const ended = setUp(
      scriptOf(step('next', { does: 'end' }), step('next', { does: 'moveToV2', says: 'Here' })),
      'room',
    );
    await ended.timers.pass(10_000);
    expect(ended.api.acts).toEqual(['end', 'move Here']);
    const { asked, timers } = setUp(
      scriptOf(step('next', { does: 'invite', says: 'Join' }), step('next', { does: 'handOver', says: 'Take it' })),
      'room',
    );
    await timers.pass(10_000);
    expect(asked).toEqual(['invite Join', 'handover Take it']);
  });

  it('asks again while it waits, but not once it is in a chat', async () => {
    const ask = (says: string) => step('next', { does: 'ask', says, generation: 'v1' }, [60_000, 60_000]);
    const { api, timers, notify } = setUp(scriptOf(ask('one'), ask('two'), ask('three')));
    await timers.pass(121_000);
    notify('participants');
    await timers.pass(120_000);
    expect(api.acts).toEqual(['request v1 one', 'request v1 two']);
  });

  it('continues after a refusal, and reports it', async () => {
    const { api, timers, problems } = setUp(
      scriptOf(step('next', { does: 'end' }), step('next', { does: 'write', says: 'Still here' })),
      'room',
    );
    api.endChat = () => Promise.reject(new Error('NotFound'));
    await timers.pass(10_000);
    expect(problems).toEqual([new Error('NotFound')]);
    expect(api.acts).toEqual(['send room Still here']);
  });

  it('leaves no timer behind when it is stopped', () => {
    const { patient, timers } = setUp(scriptOf(step('next', { does: 'end' })), 'room');
    patient.stop();
    expect(timers.waiting).toBe(0);
  });

  it.each(busyEvening)('plays “$title” to its end, identically for the same seed', async script => {
    const runs = [
      setUp(script, script.situation === 'alone' ? undefined : 'room', 5),
      setUp(script, script.situation === 'alone' ? undefined : 'room', 5),
    ];
    for (const { timers, notify } of runs) {
      await timers.pass(600_000);
      notify('participants');
      for (let answer = 0; answer < 4; answer += 1) {
        await timers.pass(120_000);
        notify('message', 'staff-1', 'I am here');
      }
      await timers.pass(120_000);
    }
    expect(runs[0]?.api.done).toEqual(runs[1]?.api.done);
    expect(runs[0]?.patient.left).toBe(0);
    expect(runs[0]?.problems).toEqual([]);
  });
});
