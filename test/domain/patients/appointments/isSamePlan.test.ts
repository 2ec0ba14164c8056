import { isSamePlan, type AppointmentPlan } from '@/domain/patients/appointments/isSamePlan';

const plan: AppointmentPlan = {
  start: Date.parse('2026-03-30T10:00:20Z'),
  end: Date.parse('2026-03-30T10:50Z'),
  kind: 'video',
  place: 'Room 4 ',
};

describe('isSamePlan', () => {
  it('ignores seconds and surrounding spaces, which a form does not have', () => {
    expect(isSamePlan(plan, { ...plan, start: Date.parse('2026-03-30T10:00Z'), place: 'Room 4' })).toBe(true);
  });

  it.each([
    { start: plan.start + 60_000 },
    { end: plan.end - 60_000 },
    { kind: 'phone' as const },
    { place: 'Room 5' },
  ])('recognises another plan: %o', part => {
    expect(isSamePlan(plan, { ...plan, ...part })).toBe(false);
  });
});
