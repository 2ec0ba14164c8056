import { LOOK_UPS_ALLOWED, LookUpLimits } from '#sandbox/backend/owners/LookUpLimits';

function setUp() {
  const time = { now: 0 };
  const alerts: string[] = [];
  return { time, alerts, lookUpLimits: new LookUpLimits({ now: () => time.now }, uid => alerts.push(uid)) };
}

describe('LookUpLimits', () => {
  it('refuses the 21st unassigned patient within an hour, and raises one alert', () => {
    const { lookUpLimits, alerts } = setUp();
    const refused = Array.from({ length: 60 }, (_, index) => {
      try {
        lookUpLimits.demand('amy', `p-${index}`);
        return false;
      } catch (error) {
        expect(error).toMatchObject({ status: 429, token: 'TooManyLookUps' });
        return true;
      }
    });
    expect([refused.indexOf(true), refused.filter(Boolean).length, alerts]).toEqual([LOOK_UPS_ALLOWED, 40, ['amy']]);
    expect(() => lookUpLimits.demand('ben', 'p-0')).not.toThrow();
  });

  it('counts the same patient once, and forgets after an hour', () => {
    const { lookUpLimits, alerts, time } = setUp();
    for (let turn = 0; turn < 100; turn += 1) lookUpLimits.demand('amy', 'p-1');
    for (let index = 2; index <= LOOK_UPS_ALLOWED; index += 1) lookUpLimits.demand('amy', `p-${index}`);
    expect(() => lookUpLimits.demand('amy', 'p-new')).toThrow('TooManyLookUps');
    time.now += 60 * 60_000;
    lookUpLimits.demand('amy', 'p-new');
    expect(alerts).toEqual(['amy']);
  });
});
