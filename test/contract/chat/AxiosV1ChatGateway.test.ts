import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { startSandbox } from '#sandbox/server/startSandbox';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { AxiosV1ChatGateway } from '@/infrastructure/http/chat/AxiosV1ChatGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { chatGatewayContract } from '#test/support/contracts/chat/chatGatewayContract';
import { acceptEmergency } from './support/acceptEmergency';

const ME = 'staff-amelia';
const PATIENT = 'patient-45';

/** A gateway in an open session of a user, which can be closed. */
function gatewayOf(sandbox: Sandbox, uid: string, scopes: readonly string[]) {
  const session = { cookie: sandbox.backend.sessions.begin(uid, scopes), user: { uid, email: '' } };
  const backend = new AxiosBackendClient({
    baseUrl: `http://127.0.0.1:${sandbox.port}/api`,
    session: { current: () => session },
    reauthentication: { renew: () => Promise.resolve('abandoned'), awaited: () => undefined },
    report: fault => {
      throw fault;
    },
  });
  return { gateway: new AxiosV1ChatGateway(backend), end: () => Object.assign(session, { cookie: 'ended' }) };
}

async function setUp() {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const { people, membership } = sandbox.backend.chat;
  const [therapist, person] = [
    people.staff().find(({ uid }) => uid === ME),
    people.patients().find(({ uid }) => uid === PATIENT),
  ];
  if (therapist === undefined || person === undefined) throw new Error('The seed has changed.');
  const before = sandbox.backend.chat.rooms.activeOf(person.patientId);
  if (before !== undefined) membership.end(before, 'Over.');
  const room = membership.join(therapist, person, 'v1');
  const patient = gatewayOf(sandbox, PATIENT, ['patient:chat']);
  const me = gatewayOf(sandbox, ME, therapist.scopes);
  return { sandbox, therapist, room, membership, patient, me, channelId: channelOfRoom(room) };
}

chatGatewayContract('AxiosV1ChatGateway', async () => {
  const { sandbox, therapist, room, membership, patient, me, channelId } = await setUp();
  let written = 0;
  return {
    gateway: me.gateway,
    me: ME,
    channelId,
    now: () => sandbox.clock.now(),
    patientWrites: async (text, aheadMs = 0) => {
      written += 1;
      // After the "has joined" message of the same millisecond.
      const timeId = toTimeId(sandbox.clock.now() + 1 + aheadMs, written);
      const answer = await patient.gateway.deliver(
        anEntry({ author: PATIENT, channelId, text, timeId, clientTs: timeId }),
      );
      if (!answer.ok) throw new Error(`The patient could not write: ${answer.failure.kind}`);
      return answer.value.timeId;
    },
    acceptEmergency: requestedAt => acceptEmergency(sandbox.backend.chat, room, ME, requestedAt),
    removeMe: () => {
      membership.leave(room, therapist);
      return Promise.resolve();
    },
    endSession: () => {
      me.end();
      return Promise.resolve();
    },
    dispose: () => sandbox.stop(),
  };
});

describe('AxiosV1ChatGateway', () => {
  it('lists only V1 chats, marked as such', async () => {
    const { me, channelId, sandbox } = await setUp();
    const answer = await me.gateway.sessions();
    expect(answer.ok && answer.value.items.some(session => session.channelId === channelId)).toBe(true);
    expect(
      answer.ok &&
        answer.value.items.every(session => session.generation === 'v1' && session.channelId.startsWith('V1.')),
    ).toBe(true);
    await sandbox.stop();
  });

  it('uses the next key when someone else wrote in the same 100 ns, and the same key on a repeat', async () => {
    const { me, patient, channelId, sandbox } = await setUp();
    const timeId = toTimeId(sandbox.clock.now() + 1_000);
    await patient.gateway.deliver(anEntry({ author: PATIENT, channelId, text: 'Theirs', timeId, clientTs: timeId }));
    const mine = anEntry({ author: ME, channelId, text: 'Mine', timeId, clientTs: timeId });
    const first = await me.gateway.deliver(mine);
    expect(first).toMatchObject({
      ok: true,
      value: { type: 'message', text: 'Mine', timeId: timeId + 1n, clientTs: timeId },
    });
    expect(await me.gateway.deliver(mine)).toEqual(first);
    const next = anEntry({ author: ME, channelId, text: 'My next', timeId: timeId + 1n, clientTs: timeId + 1n });
    expect(await me.gateway.deliver(next)).toMatchObject({
      ok: true,
      value: { type: 'message', text: 'My next', timeId: timeId + 2n },
    });
    await sandbox.stop();
  });

  it('changes nothing when an older edit arrives again', async () => {
    const { me, channelId, sandbox } = await setUp();
    const timeId = toTimeId(sandbox.clock.now() + 1_000);
    const base = { author: ME, channelId, timeId } as const;
    await me.gateway.deliver(anEntry({ ...base, clientTs: timeId }));
    const [older, newer] = [3n, 5n].map(step =>
      anEntry({ ...base, id: `e${step}`, kind: 'edit', text: `after ${step}`, clientTs: timeId + step }),
    );
    if (older === undefined || newer === undefined) throw new Error('no edits');
    for (const edit of [older, newer, older]) await me.gateway.deliver(edit);
    const answer = await me.gateway.sessions();
    expect(answer.ok && answer.value.items.find(session => session.channelId === channelId)?.lastMessage?.text).toBe(
      'after 5',
    );
    await sandbox.stop();
  });
});
