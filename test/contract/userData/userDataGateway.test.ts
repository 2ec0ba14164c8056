import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { AxiosUserDataGateway } from '@/infrastructure/http/userData/AxiosUserDataGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { userDataGatewayContract } from '#test/support/contracts/userData/userDataGatewayContract';
import { FakeUserDataGateway } from '#test/support/fakes/userData/FakeUserDataGateway';

let count = 0;

userDataGatewayContract('FakeUserDataGateway', async () => {
  const gateway = new FakeUserDataGateway();
  return {
    gateway,
    newPerson: () => {
      const id = `person-${(count += 1)}`;
      gateway.add(id);
      return id;
    },
    change: userId => gateway.change(userId),
    newId: () => `copy-${(count += 1)}`,
    breakDown: () => gateway.planned.failNext('read', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  userDataGatewayContract('AxiosUserDataGateway', async () => {
    const { people } = sandbox.now().backend.chat;
    return {
      gateway: new AxiosUserDataGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
      newPerson: () => {
        const id = `user-contract-${(count += 1)}`;
        const names = { firstName: 'Ida', lastName: 'Bell', email: `${id}@people.example` };
        people.create({ ...names, id, organisation: 'org-1', registeredAt: 0 });
        return id;
      },
      change: userId => people.setDetails(userId, { firstName: `Ida ${(count += 1)}` }),
      newId: randomUUID,
      breakDown: sandbox.breakDown,
      stop: sandbox.mend,
    };
  });

  it('requires a login within the last five minutes for every act', async () => {
    const running = sandbox.now();
    const data = new AxiosUserDataGateway(sandboxClient(running, 'staff-dana').client);
    const id = `user-late-${(count += 1)}`;
    const names = { firstName: 'Ida', lastName: 'Bell', email: `${id}@people.example` };
    running.backend.chat.people.create({ ...names, id, organisation: 'org-1', registeredAt: 0 });
    running.clock.offsetMs += 5 * 60_000 + 1_000;
    const reason = 'They asked for it';
    const late = { ok: false, failure: { kind: 'recentLoginRequired' } };
    expect(await data.export(id, { obfuscated: true, reason })).toEqual(late);
    expect(await data.clone(id, { id: randomUUID(), obfuscated: true, destination: 'UK', reason })).toEqual(late);
    expect(await data.import({ source: 'UK', signedUrl: 'https://uk.example/a', reason })).toEqual(late);
    expect(await data.delete(id, reason)).toEqual(late);
    expect(await data.read(id)).toMatchObject({ ok: true });
  });
});
