import 'reflect-metadata';
import { LINK_TOKEN_MINUTES } from '@/domain/transactional/tokenKind';
import { AxiosTransactionalGateway } from '@/infrastructure/http/transactional/AxiosTransactionalGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { EmailedLinks } from '#test/support/builders/transactional/emailedLinks';
import { transactionalGatewayContract } from '#test/support/contracts/transactional/transactionalGatewayContract';
import { FakeTransactionalGateway } from '#test/support/fakes/transactional/FakeTransactionalGateway';

const MINUTE_MS = 60_000;

transactionalGatewayContract('FakeTransactionalGateway', async () => {
  const gateway = new FakeTransactionalGateway();
  const made: string[] = [];
  return {
    gateway,
    link: () => {
      const token = gateway.link();
      made.push(token);
      return token;
    },
    emailToken: address => gateway.emailToken(address),
    reached: () => gateway.sent.length,
    letTenMinutesPass: () => made.forEach(token => gateway.outdate(token)),
    breakDown: () => gateway.planned.failNext('requestCheckIn', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();
  const links = new EmailedLinks(() => sandbox.now());

  transactionalGatewayContract('AxiosTransactionalGateway', async () => ({
    gateway: new AxiosTransactionalGateway(sandboxClient(sandbox.now(), 'staff-amelia').client),
    link: () => links.link(),
    emailToken: address => links.emailToken(address),
    reached: () => links.reached(),
    letTenMinutesPass: () => {
      sandbox.now().clock.offsetMs += LINK_TOKEN_MINUTES * MINUTE_MS;
    },
    breakDown: sandbox.breakDown,
    stop: sandbox.mend,
  }));
});
