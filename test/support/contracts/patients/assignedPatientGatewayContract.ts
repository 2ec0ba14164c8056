import type { AssignedPatientGateway } from '@/application/patients/ports/AssignedPatientGateway';

export interface AssignedPatientGatewayHarness {
  /** The gateway of a therapist with at least three patients. */
  readonly gateway: AssignedPatientGateway;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every AssignedPatientGateway, including its fake. */
export function assignedPatientGatewayContract(name: string, make: () => Promise<AssignedPatientGatewayHarness>): void {
  describe(`${name} keeps the AssignedPatientGateway contract`, () => {
    let harness: AssignedPatientGatewayHarness;
    beforeEach(async () => {
      harness = await make();
    }, 30_000);
    afterEach(() => harness.stop());

    const page = async (skip: number, limit: number) => {
      const answer = await harness.gateway.page(skip, limit);
      if (!answer.ok) throw new Error('The patients can be read.');
      return answer.value;
    };

    it('returns every patient once, page by page, in one order', async () => {
      const whole = await page(0, 100);
      expect(whole.patients.length).toBeGreaterThan(2);
      const [first, second] = [await page(0, 2), await page(2, 1)];
      // A patient's next steps may change between two calls, because they depend on the time.
      const ids = (patients: typeof whole.patients) => patients.map(({ id }) => id);
      expect(ids([...first.patients, ...second.patients])).toEqual(ids(whole.patients.slice(0, 3)));
      expect([first.total, second.total]).toEqual([whole.total, whole.total]);
      expect(whole.asOf).toBeGreaterThan(0);
    });

    it('returns none after the last', async () => {
      const { total } = await page(0, 1);
      expect((await page(total, 10)).patients).toEqual([]);
    });

    it('reports a missing answer', async () => {
      harness.breakDown();
      expect(await harness.gateway.page(0, 1)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    });
  });
}
