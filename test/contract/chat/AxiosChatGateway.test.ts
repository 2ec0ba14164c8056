import 'reflect-metadata';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { AxiosChatGateway } from '@/infrastructure/http/chat/AxiosChatGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { chatGatewayContract } from '#test/support/contracts/chat/chatGatewayContract';
import { acceptEmergency } from './support/acceptEmergency';

const ME = 'staff-amelia';

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
  return { gateway: new AxiosChatGateway(backend), end: () => Object.assign(session, { cookie: 'ended' }) };
}

chatGatewayContract('AxiosChatGateway', async () => {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const { rooms, people, membership } = sandbox.backend.chat;
  const therapist = people.staff().find(({ uid }) => uid === ME);
  const room = rooms.activeOf('p-04');
  if (therapist === undefined || room === undefined) throw new Error('The seed has changed.');
  const patient = gatewayOf(sandbox, 'patient-04', ['patient:chat']);
  const me = gatewayOf(sandbox, ME, therapist.scopes);
  const channelId = channelOfRoom(room);
  let written = 0;
  return {
    gateway: me.gateway,
    me: ME,
    channelId,
    now: () => sandbox.clock.now(),
    patientWrites: async (text, aheadMs = 0) => {
      written += 1;
      const timeId = toTimeId(sandbox.clock.now() + aheadMs, written);
      const answer = await patient.gateway.deliver(
        anEntry({ author: 'patient-04', channelId, text, timeId, clientTs: timeId }),
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
