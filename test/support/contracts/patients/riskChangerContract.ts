import type { RiskChanger } from '@/application/patients/ports/RiskChanger';

export interface RiskChangerHarness {
  readonly changer: RiskChanger;
  readonly patientId: string;
  readonly highRisk: () => boolean;
  /** Reasons that are saved, oldest first. */
  readonly reasons: () => readonly string[];
  /** The next change is refused, or its answer is lost. */
  readonly failNext: (kind: 'refused' | 'unconfirmed') => void;
}

/** The contract of every RiskChanger, including its fake. */
export function riskChangerContract(name: string, make: () => RiskChangerHarness): void {
  describe(`${name} keeps the RiskChanger contract`, () => {
    it('changes the flag and saves the reason with it', async () => {
      const { changer, patientId, highRisk, reasons } = make();
      expect(await changer.execute({ patientId, highRisk: true, reason: 'Spoke of plans' })).toEqual({
        ok: true,
        value: undefined,
      });
      expect([highRisk(), reasons()]).toEqual([true, ['Spoke of plans']]);
      await changer.execute({ patientId, highRisk: false, reason: 'Wrong patient' });
      expect([highRisk(), reasons()]).toEqual([false, ['Spoke of plans', 'Wrong patient']]);
    });

    it.each([
      ['empty', ' \n'],
      ['tooLong', 'x'.repeat(1_001)],
    ])('rejects a reason that is %s', async (kind, reason) => {
      const { changer, patientId, highRisk, reasons } = make();
      expect(await changer.execute({ patientId, highRisk: true, reason })).toEqual({ ok: false, failure: { kind } });
      expect([highRisk(), reasons()]).toEqual([false, []]);
    });

    it('changes neither flag nor reason when it is refused', async () => {
      const { changer, patientId, highRisk, reasons, failNext } = make();
      failNext('refused');
      expect(await changer.execute({ patientId, highRisk: true, reason: 'Spoke of plans' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused' },
      });
      expect([highRisk(), reasons()]).toEqual([false, []]);
    });

    it('finishes a change whose outcome is unknown, and saves the reason once', async () => {
      const { changer, patientId, highRisk, reasons, failNext } = make();
      failNext('unconfirmed');
      const order = { patientId, highRisk: true, reason: 'Spoke of plans' };
      const first = await changer.execute(order);
      if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('Nobody can know the outcome.');
      expect(first.failure.open).toMatchObject(order);
      expect(await changer.finish(first.failure.open)).toEqual({ ok: true, value: undefined });
      expect([highRisk(), reasons()]).toEqual([true, ['Spoke of plans']]);
    });

    it('leaves neither flag nor reason when an abandoned change had not arrived', async () => {
      const { changer, patientId, highRisk, reasons, failNext } = make();
      failNext('unconfirmed');
      const first = await changer.execute({ patientId, highRisk: true, reason: 'Spoke of plans' });
      if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('Nobody can know the outcome.');
      expect(await changer.abandon(first.failure.open)).toEqual({
        ok: true,
        value: { isDone: false, highRisk: false },
      });
      expect([highRisk(), reasons()]).toEqual([false, []]);
    });
  });
}
