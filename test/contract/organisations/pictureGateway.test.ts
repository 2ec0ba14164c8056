import 'reflect-metadata';
import { AxiosPictureGateway } from '@/infrastructure/http/organisations/AxiosPictureGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
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
  const sandbox = sharedSandbox();

  pictureGatewayContract('AxiosPictureGateway', async () => ({
    gateway: new AxiosPictureGateway(sandboxClient(sandbox.now(), 'staff-dana').client),
    kept: async picture => {
      const answer = await fetch(sandbox.now().origin + picture);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
