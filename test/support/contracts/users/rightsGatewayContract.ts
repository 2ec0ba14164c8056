import type { RightsGateway } from '@/application/users/ports/RightsGateway';
import type { UserGateway } from '@/application/users/ports/UserGateway';
import type { Result } from '@/domain/kernel/Result';
import type { Right } from '@/domain/users/UserGroup';

export interface RightsGatewayHarness {
  readonly gateway: RightsGateway;
  /** The gateway of the same users. */
  readonly users: Pick<UserGateway, 'access'>;
  /** A user without rights. */
  readonly person: string;
  /** A patient’s account. */
  readonly patient: string;
  readonly disabled: string;
  /** An access code that exists. */
  readonly code: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const reason = 'Covers for a colleague on leave';
const support: Right = { kind: 'group', group: 'support' };
const download: Right = { kind: 'scope', scope: 'chat:download-chat' };

/** The contract of every RightsGateway, including its fake. */
export function rightsGatewayContract(name: string, make: () => Promise<RightsGatewayHarness>): void {
  describe(`${name} keeps the RightsGateway contract`, () => {
    let harness: RightsGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const access = async (userId = harness.person) => valueOf(await harness.users.access(userId));
    const promote = (more: object = {}) =>
      harness.gateway.promoteToAnalyst({ userId: harness.person, reason, accessCodes: [], ...more });
    const change = async (rights: readonly Right[], more: object = {}) => {
      const { etag } = await access();
      return harness.gateway.changeRights(
        harness.person,
        { rights, lastDays: [], confirmed: [], reason, ...more },
        etag,
      );
    };

    it('makes a user an analyst of everything until a last day, once', async () => {
      expect(valueOf(await promote({ lastDay: '2090-12-31' }))).toEqual({ changed: true });
      const { groups, grants } = (await access()).value;
      expect([groups, grants.map(({ lastDay }) => lastDay)]).toEqual([['mi-reporter'], ['2090-12-31']]);
      const { etag } = await access();
      expect(valueOf(await promote())).toEqual({ changed: false });
      expect((await access()).etag).toBe(etag);
      expect(valueOf(await harness.gateway.analystReports(harness.person))).toEqual({
        ...{ isAnalyst: true, isEverything: true, accessCodes: [], schedules: [] },
      });
    });

    it('makes a user an analyst of the patients of access codes, and ends that', async () => {
      const { gateway, person: userId, code } = harness;
      expect(failureOf(await promote({ accessCodes: ['NO-SUCH-CODE'] }))).toBe('unknownCode');
      expect(valueOf(await promote({ accessCodes: [code] }))).toEqual({ changed: true });
      const reports = { isAnalyst: true, isEverything: false, accessCodes: [code], schedules: [] };
      expect(valueOf(await gateway.analystReports(userId))).toEqual(reports);
      const end = () => gateway.downgradeAnalyst({ userId, reason, isOfCodes: true });
      expect([valueOf(await end()), valueOf(await end())]).toEqual([{ changed: true }, { changed: false }]);
      expect((await access()).value.groups).toEqual([]);
      const none = { isAnalyst: false, isEverything: false, accessCodes: [], schedules: [] };
      expect(valueOf(await gateway.analystReports(userId))).toEqual(none);
    });

    it('ends a user’s role as an analyst of everything', async () => {
      const { gateway, person: userId } = harness;
      await promote();
      expect(valueOf(await gateway.downgradeAnalyst({ userId, reason, isOfCodes: false }))).toEqual({ changed: true });
      expect((await access()).value.effective).toEqual([]);
    });

    it('makes a user a therapist', async () => {
      const { gateway, person: userId } = harness;
      expect(valueOf(await gateway.promoteToTherapist({ userId, reason }))).toEqual({ changed: true });
      expect((await access()).value.groups).toEqual(['therapist']);
    });

    it('reports why a user is not promoted', async () => {
      const { patient, disabled } = harness;
      expect(failureOf(await promote({ userId: patient }))).toBe('isPatient');
      expect(failureOf(await promote({ userId: disabled }))).toBe('isDisabled');
      expect(failureOf(await promote({ userId: 'nobody' }))).toBe('notFound');
      expect(failureOf(await promote({ lastDay: '2020-01-01' }))).toBe('invalidLastDay');
      expect((await access()).value.groups).toEqual([]);
    });

    it('replaces groups and single scopes, with last days', async () => {
      const lastDays = [{ right: download, lastDay: '2090-12-31' }];
      const { value } = valueOf(await change([support, download], { lastDays }));
      expect([value.groups, value.scopes]).toEqual([['support'], ['chat:download-chat']]);
      expect(value.grants.map(({ right, lastDay }) => [right, lastDay])).toEqual([
        ['group:support', undefined],
        ['scope:chat:download-chat', '2090-12-31'],
      ]);
      const left = valueOf(await change([support])).value;
      expect([left.groups, left.scopes]).toEqual([['support'], []]);
    });

    it('records that a right was confirmed, and nothing else', async () => {
      const before = valueOf(await change([support, download])).value.grants;
      expect(before.map(({ confirmedAt }) => confirmedAt)).toEqual([undefined, undefined]);
      const after = valueOf(await change([support, download], { confirmed: [support] })).value.grants;
      expect(typeof after[0]?.confirmedAt).toBe('number');
      expect(after[1]).toEqual(before[1]);
      expect(after[0]?.from).toBe(before[0]?.from);
    });

    it('refuses a change that is based on an outdated version', async () => {
      const { etag } = await access();
      valueOf(await change([support]));
      const wanted = { rights: [], lastDays: [], confirmed: [], reason };
      expect(failureOf(await harness.gateway.changeRights(harness.person, wanted, etag))).toBe('changedMeanwhile');
      expect((await access()).value.groups).toEqual(['support']);
    });

    it('reports a failing server', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.analystReports(harness.person))).toBe('unreachable');
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

const failureOf = (answer: Result<unknown, { readonly kind: string }>): string =>
  answer.ok ? 'done' : answer.failure.kind;
