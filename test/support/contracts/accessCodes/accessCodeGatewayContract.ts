import type { AccessCodeGateway, CodePage } from '@/application/accessCodes/ports/AccessCodeGateway';
import type { AccessCodeDetails, CodeGeneration, CodeName } from '@/domain/accessCodes/AccessCode';
import type { Result } from '@/domain/kernel/Result';

export interface AccessCodeGatewayHarness {
  readonly gateway: AccessCodeGateway;
  /** An organisation with more codes of each generation than one page holds. */
  readonly crowded: string;
  /** An organisation in which codes are made, with its name. */
  readonly empty: { readonly id: string; readonly name: string };
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** 1 March 2031, 12:30 UTC, in milliseconds since 1970. */
const EXPIRY = 1_930_134_600_000;
let made = 0;

/** The contract of every AccessCodeGateway, including its fake. */
export function accessCodeGatewayContract(name: string, make: () => Promise<AccessCodeGatewayHarness>): void {
  describe(`${name} keeps the AccessCodeGateway contract`, () => {
    let harness: AccessCodeGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const create = async (generation: CodeGeneration, more: object = {}): Promise<CodeName> => {
      made += 1;
      const code = `CONTRACT-${made}`;
      valueOf(await harness.gateway.create({ code, generation, organisationId: harness.empty.id, ...more }));
      return { code, generation };
    };
    const read = async (code: CodeName): Promise<AccessCodeDetails> => valueOf(await harness.gateway.read(code));
    const failureOf = async (answer: Promise<Result<unknown, { readonly kind: string }>>): Promise<string> => {
      const { ok, ...rest } = await answer;
      return ok ? 'done' : (rest as { readonly failure: { readonly kind: string } }).failure.kind;
    };

    it.each(['v1', 'v2'] as const)(
      'returns every code of generation %s once, newest first',
      async generation => {
        const page = async (after?: string): Promise<CodePage> =>
          valueOf(await harness.gateway.list(harness.crowded, generation, after));
        const first = await page();
        const codes = [...first.codes];
        for (let { next } = first; next !== undefined;) {
          const further = await page(next);
          codes.push(...further.codes);
          ({ next } = further);
        }
        const moments = codes.map(({ createdAt }) => createdAt);
        expect(first.next).not.toBeUndefined();
        expect([codes.length, new Set(codes.map(({ code }) => code)).size]).toEqual([first.total, first.total]);
        expect(moments).toEqual([...moments].sort((a, b) => b - a));
        expect(codes.every(one => one.generation === generation)).toBe(true);
      },
      60_000,
    );

    it('refuses a page that starts at an unknown code', async () => {
      expect(await failureOf(harness.gateway.list(harness.crowded, 'v2', 'NO-SUCH-CODE'))).toBe('refused');
    });

    it('creates a code of each generation in capitals, with the chosen settings', async () => {
      const { id, name: organisation } = harness.empty;
      valueOf(
        await harness.gateway.create({
          ...{ code: 'second-gen', generation: 'v2', organisationId: id, seats: 12, expiresAt: EXPIRY },
        }),
      );
      expect(await read({ code: 'SECOND-GEN', generation: 'v2' })).toMatchObject({
        ...{ code: 'SECOND-GEN', generation: 'v2', enabled: true, seats: 12, used: 0, expiresAt: EXPIRY },
        organisation: { id, name: organisation },
      });
      const v1 = await read(await create('v1'));
      expect([v1.seats, v1.expiresAt, v1.version]).toEqual([undefined, undefined, undefined]);
    });

    it('creates no code twice, and rejects an invalid text', async () => {
      const { code } = await create('v2');
      const again = (text: string) =>
        failureOf(harness.gateway.create({ code: text, generation: 'v2', organisationId: harness.empty.id }));
      expect([await again(code.toLowerCase()), await again('ABC')]).toEqual(['codeTaken', 'invalidCode']);
      const nowhere = harness.gateway.create({ code: 'NOWHERE-1', generation: 'v2', organisationId: 'org-not-there' });
      expect(await failureOf(nowhere)).toBe('unknownOrganisation');
    });

    it('changes the given fields, removes those that are null, and returns the new version', async () => {
      const code = await create('v2', { seats: 5, expiresAt: EXPIRY });
      const { version } = await read(code);
      const acted = valueOf(await harness.gateway.change({ ...code, ...(version && { version }) }, { seats: null }));
      const after = await read(code);
      expect([after.seats, after.expiresAt, acted.version]).toEqual([undefined, EXPIRY, after.version]);
    });

    it('refuses a change of an outdated version', async () => {
      const code = await create('v2', { seats: 5 });
      const { version = '' } = await read(code);
      valueOf(await harness.gateway.change({ ...code, version }, { seats: 6 }));
      expect(await failureOf(harness.gateway.change({ ...code, version }, { seats: 7 }))).toBe('changedMeanwhile');
      expect(await failureOf(harness.gateway.setEnabled({ ...code, version }, false))).toBe('changedMeanwhile');
      expect(await read(code)).toMatchObject({ seats: 6, enabled: true });
    });

    it('disables and enables, and returns the new version', async () => {
      const code = await create('v2');
      const { version = '' } = await read(code);
      const disabled = valueOf(await harness.gateway.setEnabled({ ...code, version }, false, 'The campaign is over.'));
      expect(await read(code)).toMatchObject({
        ...{ enabled: false, version: disabled.version },
        changes: expect.arrayContaining([
          expect.objectContaining({ sentence: 'The code was disabled.', reason: 'The campaign is over.' }),
        ]) as unknown,
      });
      const enabled = valueOf(await harness.gateway.setEnabled({ ...code, version: disabled.version ?? '' }, true));
      expect(await read(code)).toMatchObject({ enabled: true, version: enabled.version });
    });

    it('changes V1 codes without a version, where V1 allows it', async () => {
      const code = await create('v1', { seats: 5 });
      valueOf(await harness.gateway.change(code, { seats: 9 }));
      valueOf(await harness.gateway.setEnabled(code, false));
      expect(await read(code)).toMatchObject({ seats: 9, enabled: false });
      valueOf(await harness.gateway.setEnabled(code, true));
      expect((await read(code)).enabled).toBe(true);
      expect(await failureOf(harness.gateway.change(code, { seats: null }))).toBe('notPossibleInV1');
      expect(await failureOf(harness.gateway.change(code, { expiresAt: EXPIRY }))).toBe('notPossibleInV1');
    });

    it.each(['v1', 'v2'] as const)('deletes a code of generation %s for good', async generation => {
      const code = await create(generation);
      valueOf(await harness.gateway.delete(code));
      expect([await failureOf(harness.gateway.read(code)), await failureOf(harness.gateway.delete(code))]).toEqual([
        'notFound',
        'notFound',
      ]);
      const again = { ...code, organisationId: harness.empty.id };
      expect(await failureOf(harness.gateway.create(again))).toBe('codeTaken');
    });

    it('finds a code only by the calls of its own generation', async () => {
      const { code } = await create('v1');
      expect(await failureOf(harness.gateway.read({ code, generation: 'v2' }))).toBe('notFound');
    });

    it('finds codes of any organisation by their prefix, in any letter case', async () => {
      const { code } = await create('v1');
      const { codes } = valueOf(await harness.gateway.search(code.toLowerCase()));
      expect(codes[0]).toMatchObject({ code, generation: 'v1', organisation: harness.empty });
      expect(valueOf(await harness.gateway.search('ZZZZ-NO-SUCH')).codes).toEqual([]);
    });

    it('reports an unknown organisation and a missing answer', async () => {
      expect(await failureOf(harness.gateway.list('org-not-there', 'v1'))).toBe('notFound');
      harness.breakDown();
      expect(await failureOf(harness.gateway.list(harness.crowded, 'v2'))).toBe('unreachable');
    });
  });
}

function valueOf<T>(answer: Result<T, unknown>): T {
  if (!answer.ok) throw new Error(`The call has to succeed: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}
