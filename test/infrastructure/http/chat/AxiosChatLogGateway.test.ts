import 'reflect-metadata';
import { AxiosChatLogGateway } from '@/infrastructure/http/chat/AxiosChatLogGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

const message = {
  timeId: '17723574000000000',
  sender: 'ana',
  name: 'Ana Lima',
  role: 'patient',
  text: 'Hello',
  edited: false,
  deleted: false,
};
const chat = { chatSessionId: 'c-1', startedAt: '2026-03-01T09:30:00.000Z', messages: [message] };

async function read(chats: unknown) {
  const patient = { id: 'p-ana', userId: 'ana', email: 'ana@patient.example' };
  const server = await startScriptedServer(() => ({ body: JSON.stringify({ patient, chats }) }));
  const backend = new AxiosBackendClient({
    baseUrl: server.url,
    session: new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' }),
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });
  const answer = await new AxiosChatLogGateway(backend).ofPatient('p-ana');
  await server.stop();
  return answer.ok ? answer.value : answer.failure;
}

describe('AxiosChatLogGateway', () => {
  it('reports a log as complete when all of it was read', async () => {
    expect(await read([chat])).toMatchObject({ isWhole: true, chats: [{ messages: [{ text: 'Hello' }] }] });
    expect(await read([])).toMatchObject({ isWhole: true, chats: [] });
  });

  it.each([
    [
      'a message',
      [{ ...chat, messages: [message, { ...message, edited: null }] }],
      [{ messages: [{ text: 'Hello' }] }],
    ],
    ['a chat', [chat, { ...chat, chatSessionId: null }], [{ messages: [{ text: 'Hello' }] }]],
    ['the only chat', [{ ...chat, chatSessionId: null }], []],
  ])('keeps the rest when %s could not be read, and reports the log as incomplete', async (_what, chats, rest) => {
    expect(await read(chats)).toMatchObject({ isWhole: false, chats: rest });
  });
});
