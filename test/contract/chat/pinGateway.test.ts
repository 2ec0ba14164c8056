import 'reflect-metadata';
import type { PinGateway } from '@/application/chat/ports/PinGateway';
import { AxiosPinGateway } from '@/infrastructure/http/chat/AxiosPinGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { startSandbox } from '#sandbox/server/startSandbox';
import { pinGatewayContract, type PinGatewayHarness } from '#test/support/contracts/chat/pinGatewayContract';
import { FakePinGateway } from '#test/support/fakes/chat/FakePinGateway';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

async function fake(): Promise<PinGatewayHarness> {
  const gateway = new FakePinGateway(['a', 'b']);
  return {
    gateway,
    patients: ['a', 'b'],
    breakDown: () => void (gateway.reachable = false),
    stop: async () => undefined,
  };
}

async function axios(): Promise<PinGatewayHarness> {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const { people, rooms } = sandbox.backend.chat;
  const me = people.staff().find(({ uid }) => uid === 'staff-amelia');
  const own = [...rooms.of('staff-amelia')].map(({ patientId }) => patientId);
  const session = new FakeSessionVault({
    user: { uid: 'staff-amelia', email: '' },
    cookie: sandbox.backend.sessions.begin('staff-amelia', me?.scopes ?? []),
  });
  const backend = new AxiosBackendClient({
    baseUrl: `${sandbox.origin}/api`,
    session,
    reauthentication: { renew: () => Promise.resolve('abandoned'), awaited: () => undefined },
    report: () => undefined,
  });
  const gateway: PinGateway = new AxiosPinGateway(backend);
  const before = await gateway.pinned();
  for (const patientId of before.ok ? before.value : []) await gateway.unpin(patientId);
  const [first = '', second = ''] = [...new Set(own)];
  return { gateway, patients: [first, second], breakDown: () => session.clear(), stop: () => sandbox.stop() };
}

pinGatewayContract('FakePinGateway', fake);
pinGatewayContract('AxiosPinGateway', axios);
