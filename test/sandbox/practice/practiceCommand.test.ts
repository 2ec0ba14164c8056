import { practiceCommand, usage } from '#sandbox/practice/practiceCommand';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

describe('the practice command', () => {
  let sandbox: Sandbox;
  const run = (...args: readonly string[]) => practiceCommand(['--url', `http://127.0.0.1:${sandbox.port}`, ...args]);

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });

  afterAll(() => sandbox.stop());

  it('shows the V2 chats of a therapist as another device has them, and returns its token', async () => {
    const shown = JSON.parse(await run('--second-device', 'amelia.hart@staff.example')) as {
      readonly chats: readonly { readonly chatSessionId: string; readonly participants: readonly string[] }[];
    };
    const open = sandbox.backend.chat.rooms.roomsOf('staff-amelia').filter(({ generation }) => generation !== 'v1');
    expect(shown.chats.map(({ chatSessionId }) => chatSessionId).sort()).toEqual(open.map(({ id }) => id).sort());
    expect(shown).toMatchObject({ tokenTakenBack: true });
    for (const { participants } of shown.chats) expect(participants.length).toBeGreaterThan(1);
  });

  it('reads and saves the report schedule like an older client, without changing it', async () => {
    const shown = JSON.parse(await run('--old-reports', 'farah.nassiri@staff.example')) as {
      readonly entries: string[];
    };
    expect(shown).toMatchObject({ isUnchanged: true, lines: shown.entries.length + 1 });
    expect(shown.entries).toContain('Waiting times, monthly');
    await expect(run('--old-reports', 'amelia.hart@staff.example')).rejects.toThrow('No analyst');
  });

  it('starts a busy evening with requests of every kind for the therapist', async () => {
    const { chat } = sandbox.backend;
    expect(JSON.parse(await run('--busy-evening', 'amelia.hart@staff.example', '--speed', '400'))).toMatchObject({
      patients: 12,
      evening: { cast: 12 },
    });
    const kinds = () =>
      new Set(
        chat.requests
          .waiting()
          .map(
            ({ requestType, emergency, generation, to }) =>
              `${requestType} ${generation ?? 'v2'}${emergency ? ' at once' : ''} ${to ?? 'all'}`,
          ),
      );
    const until = Date.now() + 15_000;
    while (Date.now() < until && (kinds().size < 5 || chat.rooms.activeOf('p-44')?.generation === 'v1'))
      await new Promise(resolve => setTimeout(resolve, 100));
    expect([...kinds()].sort()).toEqual([
      'chat-patient-request v1 all',
      'chat-patient-request v2 all',
      'chat-patient-request v2 at once all',
      'chat-therapist-handover v2 staff-amelia',
      'chat-therapist-invite v1 staff-amelia',
    ]);
  }, 60_000);

  it('says in plain words what is wrong', async () => {
    await expect(run('--busy-evening', 'nobody@staff.example')).rejects.toThrow(
      'No therapist with chat requests has the email nobody@staff.example.',
    );
    await expect(practiceCommand(['--url', 'http://127.0.0.1:9'])).rejects.toThrow(
      'No sandbox answers at http://127.0.0.1:9.',
    );
    expect(await practiceCommand(['--help'])).toBe(usage);
  });
});
