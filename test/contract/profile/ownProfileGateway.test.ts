import 'reflect-metadata';
import { AxiosOwnProfileGateway } from '@/infrastructure/http/profile/AxiosOwnProfileGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { ownProfileGatewayContract } from '#test/support/contracts/profile/ownProfileGatewayContract';
import { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';

ownProfileGatewayContract('FakeOwnProfileGateway', async () => {
  const gateway = new FakeOwnProfileGateway();
  return {
    gateway,
    breakDown: () => gateway.planned.failNext('details', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  ownProfileGatewayContract('AxiosOwnProfileGateway', async () => ({
    gateway: new AxiosOwnProfileGateway(sandboxClient(sandbox.now(), 'staff-benedict').client),
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));

  it('shows therapists their own name as patients see it', async () => {
    sandbox.now().backend.chat.people.setDetails('staff-benedict', { screenName: 'Dr Ben' });
    const gateway = new AxiosOwnProfileGateway(sandboxClient(sandbox.now(), 'staff-benedict').client);
    expect(await gateway.seen('therapist-benedict')).toMatchObject({ ok: true, value: { name: 'Dr Ben' } });
    const amelia = new AxiosOwnProfileGateway(sandboxClient(sandbox.now(), 'staff-amelia').client);
    const seen = await amelia.seen('therapist-benedict');
    expect(seen.ok && seen.value.name).not.toBe('Dr Ben');
  });
});
