import { readFileSync } from 'node:fs';
import { Practice } from '#sandbox/practice/Practice';
import { PracticeClients } from '#sandbox/practice/PracticeClients';
import type { ApiCall } from '#sandbox/practice/ApiCall';
import type { Shift } from '#sandbox/practice/shift/Shift';
import { fromLines, toLines } from '#sandbox/practice/shift/shiftLines';
import { ShiftRecorder } from '#sandbox/practice/shift/ShiftRecorder';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

const shipped = 'sandbox/practice/shifts/evening.jsonl';

const shown = ({ stored }: Shift) =>
  stored.map(({ chat, author, text, deleted }) => `${chat} ${author}: ${deleted ? 'deleted' : text}`);

describe('a recorded shift', () => {
  const running: Sandbox[] = [];

  afterEach(async () => {
    for (const sandbox of running.splice(0)) await sandbox.stop();
  });

  async function newSandbox() {
    const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    running.push(sandbox);
    const control = async (body: object) => {
      const address = `http://127.0.0.1:${sandbox.port}/sandbox/practice`;
      return fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    };
    return { sandbox, control, chat: sandbox.backend.chat };
  }

  /** Plays the shift as fast as it goes; answers what is stored by it in the end. */
  async function replayed(shift: Shift): Promise<{ readonly ends: Shift; readonly failures: readonly string[] }> {
    const { sandbox, chat } = await newSandbox();
    const recorder = new ShiftRecorder(chat);
    const practice = new Practice({
      chat,
      store: { onCommit: () => () => undefined },
      origin: `http://127.0.0.1:${sandbox.port}`,
    });
    await practice.startReplay(shift);
    practice.stop();
    return { ends: recorder.end(), failures: practice.state.replay?.failures ?? [] };
  }

  it('holds what was done in both generations, and done again it ends with the same messages', async () => {
    const { sandbox, control, chat } = await newSandbox();
    const clients = new PracticeClients(`http://127.0.0.1:${sandbox.port}`, chat.people);
    let tick = 0;
    const by = async <T>(uid: string, call: ApiCall): Promise<T> => {
      const text = await clients.of(uid).call(call);
      return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T;
    };
    const clientTs = () => `${BigInt(Date.now()) * 10_000n + BigInt((tick += 1))}`;
    const message = (text: string, ts = clientTs()) => ({ clientTs: ts, text });
    await control({ record: true });
    await by('patient-50', {
      method: 'POST',
      path: '/patient/chat/request-chat',
      query: { message: 'Could we talk?', pubNub: 'true' },
    });
    const [request] = await by<{ id: string; patient: { id: string } }[]>('staff-benedict', {
      method: 'GET',
      path: '/therapist/chat-requests',
      query: { pubNub: 'true' },
    }).then(all => all.filter(({ patient }) => patient.id === 'p-50'));
    const { chatRoomId } = await by<{ chatRoomId: string }>('staff-benedict', {
      method: 'GET',
      path: `/therapist/chat-requests/${request?.id}/accept`,
    });
    const early = clientTs();
    const first = message('Good evning');
    const stored = await by<{ timeId: string }>('staff-benedict', {
      method: 'POST',
      path: `/v2/chats/${chatRoomId}/messages`,
      body: first,
    });
    // A repeat of the same message is not a second one, and one that was written earlier takes its place before it.
    await by('staff-benedict', { method: 'POST', path: `/v2/chats/${chatRoomId}/messages`, body: first });
    await by('patient-50', {
      method: 'POST',
      path: `/v2/chats/${chatRoomId}/messages`,
      body: message('Written under ground', early),
    });
    await by('staff-benedict', {
      method: 'PUT',
      path: `/v2/chats/${chatRoomId}/messages/${stored.timeId}`,
      body: message('Good evening'),
    });
    const slip = await by<{ timeId: string }>('patient-50', {
      method: 'POST',
      path: `/v2/chats/${chatRoomId}/messages`,
      body: message('Not for you'),
    });
    await by('patient-50', {
      method: 'DELETE',
      path: `/v2/chats/${chatRoomId}/messages/${slip.timeId}`,
      query: { clientTs: clientTs() },
    });
    await by('staff-benedict', {
      method: 'POST',
      path: `/v2/chats/${chatRoomId}/action/mark-as-read`,
      body: { timeId: slip.timeId },
    });
    const old = chat.rooms.activeOf('p-46');
    const key = clientTs();
    await by('patient-46', {
      method: 'PUT',
      path: `/chats/${old?.id}/messages/${key}`,
      body: message('From the old app', key),
    });
    await by('patient-46', {
      method: 'PUT',
      path: `/chats/${old?.id}/messages/${key}`,
      body: message('From the old app.'),
    });
    await by('patient-46', {
      method: 'POST',
      path: '/beta/request-chat-lazy',
      query: { message: 'Moved', upgradeV1: 'true' },
    });
    await by('staff-benedict', { method: 'POST', path: '/therapist/chats/p-50/leave-chat' });
    await control({ record: false });
    const lines = await (await fetch(`http://127.0.0.1:${sandbox.port}/sandbox/practice/shift.jsonl`)).text();
    const shift = fromLines(lines);
    expect(shift.steps.map(({ call }) => call.split('.')[1])).toEqual([
      ...['requestChat', 'acceptChatRequest', 'sendMessage', 'sendMessage', 'editMessage', 'sendMessage'],
      ...['deleteMessage', 'markAsRead', 'putMessage', 'putMessage', 'requestChatLazy', 'leaveChat'],
    ]);
    expect(lines).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|\d{17}/);
    const texts = shown(shift).filter(line => line.startsWith('p-50') && !line.includes(' system'));
    expect(texts).toEqual([
      'p-50 v2 patient-50: Could we talk?',
      'p-50 v2 patient-50: Written under ground',
      'p-50 v2 staff-benedict: Good evening',
      'p-50 v2 patient-50: deleted',
    ]);
    const { ends, failures } = await replayed(shift);
    expect(failures).toEqual([]);
    expect(shown(ends)).toEqual(shown(shift));
  }, 60_000);

  it('is shipped with the repository: a replay ends with the messages stored in the recording', async () => {
    const shift = fromLines(readFileSync(shipped, 'utf8'));
    expect(new Set(shift.steps.map(({ who }) => who)).size).toBeGreaterThan(8);
    const { ends, failures } = await replayed(shift);
    expect(failures).toEqual([]);
    expect(shown(ends)).toEqual(shown(shift));
    expect(toLines(ends)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  }, 60_000);
});
