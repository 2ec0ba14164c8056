import type { GroupChange, UserFilter, UserGateway } from '@/application/users/ports/UserGateway';
import type { Result } from '@/domain/kernel/Result';

export interface UserGatewayHarness {
  readonly gateway: UserGateway;
  /** A user whose groups change, who is in none of the groups that tests name. */
  readonly person: string;
  /** A patient’s account. */
  readonly patient: string;
  /** The prefix of exactly one user's address, and their id. */
  readonly found: { readonly emailAddress: string; readonly id: string };
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const everybody: UserFilter = { emailAddress: '', groups: [], accessCode: '' };
const reason = 'Covers for a colleague on leave';

/** The contract of every UserGateway, including its fake. */
export function userGatewayContract(name: string, make: () => Promise<UserGatewayHarness>): void {
  describe(`${name} keeps the UserGateway contract`, () => {
    let harness: UserGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const access = async (userId = harness.person) => valueOf(await harness.gateway.access(userId));
    const change = async (wanted: Partial<GroupChange>, userId = harness.person) => {
      const { etag } = await access(userId);
      return harness.gateway.changeGroups(userId, { groups: [], scopes: [], lastDays: [], reason, ...wanted }, etag);
    };

    it('returns pages in the order of the addresses, and no one twice', async () => {
      const first = valueOf(await harness.gateway.list(everybody, []));
      const second = valueOf(await harness.gateway.list(everybody, first.cursors));
      const users = [...first.users, ...second.users];
      const addresses = users.map(({ emailAddress }) => emailAddress);
      expect(addresses).toEqual([...addresses].sort());
      expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
      expect(second.users).not.toEqual([]);
      expect([second.total, first.total > first.users.length]).toEqual([first.total, true]);
    });

    it('refuses a cursor that no page has returned', async () => {
      expect(failureOf(await harness.gateway.list(everybody, ['x']))).toBe('refused');
    });

    it('finds users by the prefix of an address in any letter case, by group and by access code', async () => {
      const { emailAddress, id } = harness.found;
      const found = valueOf(await harness.gateway.list({ ...everybody, emailAddress: emailAddress.toUpperCase() }, []));
      expect([found.users.map(one => one.id), found.total, found.cursors]).toEqual([[id], 1, []]);
      const managers = valueOf(await harness.gateway.list({ ...everybody, groups: ['therapist-manager'] }, []));
      expect(managers.users.length).toBeGreaterThan(0);
      expect(
        managers.users.every(({ grants }) => grants.some(({ right }) => right === 'group:therapist-manager')),
      ).toBe(true);
      const nobody = valueOf(await harness.gateway.list({ ...everybody, accessCode: 'no-such-code' }, []));
      expect([nobody.total, nobody.users]).toEqual([0, []]);
    });

    it('changes groups with a last day, and returns the saved state', async () => {
      const changed = await change({ groups: ['support'], lastDays: [{ right: 'support', lastDay: '2090-12-31' }] });
      const { value, etag } = await access();
      expect(valueOf(changed)).toEqual({ value, etag });
      expect(value.groups).toEqual(['support']);
      expect(value.grants.find(({ right }) => right === 'group:support')?.lastDay).toBe('2090-12-31');
      expect(value.effective).toContainEqual({ scope: 'iams:escalate-to-analyst', through: ['group:support'] });
      expect(value.changes[0]).toMatchObject({ reason });
      expect(valueOf(await change({ groups: [] })).value.effective).toEqual([]);
    });

    it('grants and removes single permissions', async () => {
      const { value } = valueOf(await change({ groups: ['admin'], scopes: ['chat:download-chat'] }));
      expect([value.groups, value.scopes]).toEqual([['admin'], ['chat:download-chat']]);
      expect(value.effective).toContainEqual({ scope: 'chat:download-chat', through: ['scope:chat:download-chat'] });
      expect(valueOf(await change({ groups: ['admin'] })).value.scopes).toEqual([]);
    });

    it('refuses a change that is based on an outdated version', async () => {
      const { etag } = await access();
      valueOf(await change({ groups: ['admin'] }));
      const late = await harness.gateway.changeGroups(
        harness.person,
        { groups: [], scopes: [], lastDays: [], reason },
        etag,
      );
      expect(failureOf(late)).toBe('changedMeanwhile');
      expect((await access()).value.groups).toEqual(['admin']);
    });

    it('reports why access is not changed', async () => {
      const past = { groups: ['support'], lastDays: [{ right: 'support', lastDay: '2020-01-01' }] } as const;
      expect(failureOf(await change(past))).toBe('invalidLastDay');
      expect(failureOf(await change({ groups: ['admin'] }, harness.patient))).toBe('isPatient');
    });

    it('reports an unknown id', async () => {
      expect(failureOf(await harness.gateway.access('nobody'))).toBe('notFound');
      const change = { groups: [], scopes: [], lastDays: [], reason };
      expect(failureOf(await harness.gateway.changeGroups('nobody', change, '"1"'))).toBe('notFound');
    });

    it('reports a failing server', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.list(everybody, []))).toBe('unreachable');
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

const failureOf = (answer: Result<unknown, { readonly kind: string }>): string =>
  answer.ok ? 'done' : answer.failure.kind;
