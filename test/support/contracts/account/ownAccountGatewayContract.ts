import type { OwnAccountGateway } from '@/application/account/ports/OwnAccountGateway';
import type { Result } from '@/domain/kernel/Result';

export interface OwnAccountHarness {
  readonly gateway: OwnAccountGateway;
  /** The id of the link that was sent to an address. */
  readonly linkTo: (emailAddress: string) => string;
  /** The id of the link by which the former address rejects the newest change. */
  readonly rejectionOf: (formerAddress: string) => string;
  /** True if an email about a password was sent to an address. */
  readonly hasPasswordEmail: (emailAddress: string) => boolean;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every OwnAccountGateway, including its fake. */
export function ownAccountGatewayContract(name: string, make: () => Promise<OwnAccountHarness>): void {
  describe(`${name} keeps the OwnAccountGateway contract`, () => {
    let harness: OwnAccountHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const summary = async () => valueOf(await harness.gateway.summary());

    it('saves names normalised, and returns them as saved', async () => {
      const set = await harness.gateway.setNames({ firstName: '  Ann \t Mary ', lastName: 'Östlund' });
      expect(valueOf(set)).toMatchObject({ firstName: 'Ann Mary', lastName: 'Östlund' });
      expect(await summary()).toEqual(valueOf(set));
    });

    it.each(['', 'A\u200bnn', 'x'.repeat(61)])('rejects an invalid name: %j', async firstName => {
      const before = await summary();
      expect(failureOf(await harness.gateway.setNames({ firstName, lastName: 'Hart' }))).toBe('invalidName');
      expect(await summary()).toEqual(before);
    });

    it('sets and clears a screen name', async () => {
      expect(valueOf(await harness.gateway.setScreenName('Dr Ann')).screenName).toBe('Dr Ann');
      expect(failureOf(await harness.gateway.setScreenName('x'))).toBe('invalidName');
      expect(valueOf(await harness.gateway.setScreenName(' ')).screenName).toBe('');
    });

    it('saves the language and the switch of notifications', async () => {
      expect(valueOf(await harness.gateway.setLanguage('en')).language).toBe('en');
      valueOf(await harness.gateway.setPush(false));
      expect((await summary()).pushEnabled).toBe(false);
      valueOf(await harness.gateway.setPush(true));
      expect((await summary()).pushEnabled).toBe(true);
    });

    it('changes the address only when its link is confirmed, and accepts a repeat', async () => {
      const { emailAddress: former } = await summary();
      const waiting = valueOf(await harness.gateway.changeEmail('New.Address@Staff.Example'));
      expect(waiting).toMatchObject({ emailAddress: former, newEmailAddress: 'new.address@staff.example' });
      const link = harness.linkTo('new.address@staff.example');
      expect(valueOf(await harness.gateway.confirmEmail(link))).toBe('new.address@staff.example');
      expect(valueOf(await harness.gateway.confirmEmail(link))).toBe('new.address@staff.example');
      expect((await summary()).emailAddress).toBe('new.address@staff.example');
      expect((await summary()).newEmailAddress).toBeUndefined();
    });

    it('withdraws a pending address when the current one is given, and makes its link invalid', async () => {
      const { emailAddress: present } = await summary();
      valueOf(await harness.gateway.changeEmail('mistyped@staff.example'));
      const link = harness.linkTo('mistyped@staff.example');
      expect(valueOf(await harness.gateway.changeEmail(present)).newEmailAddress).toBeUndefined();
      expect(failureOf(await harness.gateway.confirmEmail(link))).toBe('linkUnknown');
      expect(await summary()).toMatchObject({ emailAddress: present });
    });

    it('rejects a pending change by the link to the former address, and accepts a repeat', async () => {
      const { emailAddress: former } = await summary();
      valueOf(await harness.gateway.changeEmail('thief@elsewhere.example'));
      const rejection = harness.rejectionOf(former);
      expect(valueOf(await harness.gateway.rejectEmail(rejection))).toBe(former);
      expect(valueOf(await harness.gateway.rejectEmail(rejection))).toBe(former);
    });

    it('rejects any other link', async () => {
      expect(failureOf(await harness.gateway.confirmEmail('unknown'))).toBe('linkUnknown');
      expect(failureOf(await harness.gateway.rejectEmail('unknown'))).toBe('linkUnknown');
    });

    it('has an email sent about the password', async () => {
      const { emailAddress } = await summary();
      valueOf(await harness.gateway.requestPasswordChange(emailAddress, 'en'));
      expect(harness.hasPasswordEmail(emailAddress)).toBe(true);
    });

    it('requests the deletion if the address is the account’s, and keeps the first date', async () => {
      expect(failureOf(await harness.gateway.requestDeletion('other@staff.example'))).toBe('wrongAddress');
      const { emailAddress } = await summary();
      const first = valueOf(await harness.gateway.requestDeletion(emailAddress)).deletionRequestedAt;
      expect(first).toEqual(expect.any(Number));
      expect(valueOf(await harness.gateway.requestDeletion(emailAddress)).deletionRequestedAt).toBe(first);
    });

    it('reports a failing server', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.summary())).toBe('unreachable');
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

const failureOf = (answer: Result<unknown, { readonly kind: string }>): string =>
  answer.ok ? 'done' : answer.failure.kind;
