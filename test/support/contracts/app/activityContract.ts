import type { Activity } from '@/application/app/ports/Activity';

export interface ActivityHarness {
  readonly activity: Activity;
  /** The time at which watching began. */
  readonly startedAt: number;
  /** Lets time pass, after which a user does something. Returns the time of that. */
  readonly does: (what: 'key' | 'button' | 'move', afterMs: number) => number;
}

/** The contract of every Activity, including its fake. */
export function activityContract(name: string, make: () => ActivityHarness): void {
  describe(`${name} keeps the Activity contract`, () => {
    it('reports its start as the last input until there is one', () => {
      const { activity, startedAt, does } = make();
      expect(activity.lastInput()).toBe(startedAt);
      does('move', 500);
      expect(activity.lastInput()).toBe(startedAt);
    });

    it.each(['key', 'button'] as const)('returns when a %s was last pressed', what => {
      const { activity, does } = make();
      does(what, 500);
      const last = does(what, 700);
      does('move', 900);
      expect(activity.lastInput()).toBe(last);
    });
  });
}
