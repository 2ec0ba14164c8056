import { LOOK_UPS_ALLOWED, LookUpLimits } from '#sandbox/backend/owners/LookUpLimits';

function setUp() {
  const time = { now: 0 };
  const alerts: string[] = [];
  return { time, alerts, lookUps: new LookUpLimits({ now: () => time.now }, uid => alerts.push(uid)) };
}

describe('LookUpLimits', () => {
  it('refuses the 21st stranger of an hour and raises one alert', () => {
    const { lookUps, alerts } = setUp();
    const refused = Array.from({ length: 60 }, (_, index) => {
      try {
        lookUps.demand('amy', `p-${index}`);
        return false;
      } catch (error) {
        expect(error).toMatchObject({ status: 429, token: 'TooManyLookUps' });
        return true;
      }
    });
    expect([refused.indexOf(true), refused.filter(Boolean).length, alerts]).toEqual([LOOK_UPS_ALLOWED, 40, ['amy']]);
    expect(() => lookUps.demand('ben', 'p-0')).not.toThrow();
  });

  it('counts the same stranger once, and forgets after an hour', () => {
    const { lookUps, alerts, time } = setUp();
    for (let turn = 0; turn < 100; turn += 1) lookUps.demand('amy', 'p-1');
    for (let index = 2; index <= LOOK_UPS_ALLOWED; index += 1) lookUps.demand('amy', `p-${index}`);
    expect(() => lookUps.demand('amy', 'p-new')).toThrow('TooManyLookUps');
    time.now += 60 * 60_000;
    lookUps.demand('amy', 'p-new');
    expect(alerts).toEqual(['amy']);
  });
});
