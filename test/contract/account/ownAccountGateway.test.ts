import 'reflect-metadata';
import { AxiosOwnAccountGateway } from '@/infrastructure/http/account/AxiosOwnAccountGateway';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { ownAccountGatewayContract } from '#test/support/contracts/account/ownAccountGatewayContract';
import { FakeOwnAccountGateway } from '#test/support/fakes/account/FakeOwnAccountGateway';

ownAccountGatewayContract('FakeOwnAccountGateway', async () => {
  const gateway = new FakeOwnAccountGateway();
  return {
    gateway,
    linkTo: wanted => [...gateway.links].find(([, address]) => address === wanted)?.[0] ?? '',
    rejectionOf: former => [...gateway.rejections].findLast(([, address]) => address === former)?.[0] ?? '',
    hasPasswordEmail: address => gateway.passwordEmails.includes(address),
    breakDown: () => gateway.planned.failNext('summary', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

/** Each test has a separate user, because an address belongs to one account. */
const people = ['amelia', 'benedict', 'cerys', 'dana', 'emrys', 'farah', 'grace', 'henry'].map(name => `staff-${name}`);
let turn = 0;

describe('in the sandbox', () => {
  const sandbox = sharedSandbox();

  ownAccountGatewayContract('AxiosOwnAccountGateway', async () => {
    const known = sandbox
      .now()
      .backend.chat.people.staff()
      .map(({ uid }) => uid);
    const own = people.filter(uid => known.includes(uid));
    const uid = own[(turn += 1) % own.length] ?? '';
    const mailTo = (to: string) =>
      sandbox
        .now()
        .outbox.newestFirst()
        .filter(mail => mail.to === to);
    return {
      gateway: new AxiosOwnAccountGateway(sandboxClient(sandbox.now(), uid).client),
      linkTo: address => /confirm=(\S+)/.exec(mailTo(address)[0]?.text ?? '')?.[1] ?? '',
      rejectionOf: former => /reject-email\/(\S+)/.exec(mailTo(former)[0]?.text ?? '')?.[1] ?? '',
      hasPasswordEmail: address => mailTo(address).some(({ text }) => /resetPassword/.test(text)),
      breakDown: sandbox.breakDown,
      stop: sandbox.mend,
    };
  });

  it('requires a recent sign-in five minutes after the last one', async () => {
    const gateway = new AxiosOwnAccountGateway(sandboxClient(sandbox.now(), 'staff-benedict').client);
    sandbox.now().clock.offsetMs += 5 * 60_000 + 1_000;
    const failure = { ok: false, failure: { kind: 'recentLoginRequired' } };
    expect(await gateway.changeEmail('b.new@staff.example')).toEqual(failure);
    expect(await gateway.requestDeletion('benedict@staff.example')).toEqual(failure);
  });
});
