import type { UserAccountGateway } from '@/application/users/ports/UserAccountGateway';
import type { Result } from '@/domain/kernel/Result';

export interface UserAccountGatewayHarness {
  readonly gateway: UserAccountGateway;
  /** Codes with free seats of two organisations, with the ids of these. */
  readonly codes: readonly [
    readonly [code: string, organisation: string],
    readonly [code: string, organisation: string],
  ];
  /** The id of the calling user. */
  readonly self: string;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

const reason = 'Joins the team of the north';
let people = 0;

/** The contract of every UserAccountGateway, including its fake. */
export function userAccountGatewayContract(name: string, make: () => Promise<UserAccountGatewayHarness>): void {
  describe(`${name} keeps the UserAccountGateway contract`, () => {
    let harness: UserAccountGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    /** A user whom no other test creates. */
    const somebody = () => {
      people += 1;
      const emailAddress = `new.person${people}@contract.example`;
      const user = { emailAddress, firstName: 'New', lastName: 'Person', accessCode: harness.codes[0][0], reason };
      return { id: `contract-${people}-${Date.now()}`, user };
    };

    it('creates a user once under an id, in the organisation of the code', async () => {
      const { id, user } = somebody();
      const userId = valueOf(await harness.gateway.create(id, user));
      expect(valueOf(await harness.gateway.create(id, user))).toBe(userId);
      const path = valueOf(await harness.gateway.organisationsOf(userId));
      expect(path[0]?.id).toBe(harness.codes[0][1]);
      expect(path.length).toBeGreaterThan(1);
    });

    it('reports why no user is created', async () => {
      const { id, user } = somebody();
      valueOf(await harness.gateway.create(id, user));
      expect(failureOf(await harness.gateway.create(`${id}-2`, user))).toEqual({ kind: 'emailTaken' });
      const other = somebody();
      expect(failureOf(await harness.gateway.create(id, other.user))).toEqual({ kind: 'idTaken' });
      const renamed = { ...user, firstName: 'Newer' };
      expect(failureOf(await harness.gateway.create(id, renamed))).toEqual({ kind: 'idTaken' });
      const unknown = { ...other.user, accessCode: 'NO-SUCH-CODE' };
      expect(failureOf(await harness.gateway.create(other.id, unknown))).toEqual({
        kind: 'codeRefused',
        refusal: 'CodeUnknown',
      });
    });

    it('moves a user with an access code, and changes nothing with their current code', async () => {
      const { id, user } = somebody();
      const userId = valueOf(await harness.gateway.create(id, user));
      const [, [code, organisation]] = harness.codes;
      const moved = valueOf(await harness.gateway.changeAccessCode(userId, code, reason));
      expect(moved).toMatchObject({ id: userId, accessCode: code, organisation: { id: organisation } });
      expect(valueOf(await harness.gateway.changeAccessCode(userId, code, reason))).toEqual(moved);
      expect(failureOf(await harness.gateway.changeAccessCode(userId, 'NO-SUCH-CODE', reason))).toEqual({
        kind: 'codeRefused',
        refusal: 'CodeUnknown',
      });
    });

    it('refuses that people move themselves', async () => {
      const [[code]] = harness.codes;
      const answer = await harness.gateway.changeAccessCode(harness.self, code, reason);
      expect(failureOf(answer)).toEqual({ kind: 'selfChange' });
    });

    it('lists organisations', async () => {
      expect(valueOf(await harness.gateway.choosableOrganisations()).items.length).toBeGreaterThan(1);
    });

    it('reports an unknown id', async () => {
      const [[code]] = harness.codes;
      expect(failureOf(await harness.gateway.organisationsOf('nobody'))).toEqual({ kind: 'notFound' });
      expect(failureOf(await harness.gateway.changeAccessCode('nobody', code, reason))).toEqual({ kind: 'notFound' });
    });

    it('reports a failing server', async () => {
      harness.breakDown();
      expect(failureOf(await harness.gateway.choosableOrganisations())).toMatchObject({ kind: 'unreachable' });
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

const failureOf = <F>(answer: Result<unknown, F>): F | 'done' => (answer.ok ? 'done' : answer.failure);
