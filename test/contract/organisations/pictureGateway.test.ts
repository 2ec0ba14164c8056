import 'reflect-metadata';
import { AxiosPictureGateway } from '@/infrastructure/http/organisations/AxiosPictureGateway';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { pictureGatewayContract } from '#test/support/contracts/organisations/pictureGatewayContract';
import { FakePictureGateway } from '#test/support/fakes/organisations/FakePictureGateway';

pictureGatewayContract('FakePictureGateway', async () => {
  const gateway = new FakePictureGateway();
  return {
    gateway,
    kept: async picture => {
      const kept = gateway.pictures.get(picture);
      return kept && new Uint8Array(await kept.arrayBuffer());
    },
    breakDown: () => gateway.planned.failNext('permission', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 60 });
  }, 60_000);
  afterAll(() => sandbox.stop());

  pictureGatewayContract('AxiosPictureGateway', async () => ({
    gateway: new AxiosPictureGateway(sandboxClient(sandbox, 'staff-dana').client),
    kept: async picture => {
      const answer = await fetch(sandbox.origin + picture);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
    stop: async () => sandbox.faults.set({ reset: true }),
  }));
});
