import { BrowserActivity } from '@/infrastructure/system/app/BrowserActivity';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('BrowserActivity', () => {
  it('returns when a key or a button was last pressed', () => {
    const clock = new ManualClock(1_000);
    const page = new EventTarget();
    const activity = new BrowserActivity(page, clock);
    expect(activity.lastInput()).toBe(1_000);
    clock.advance(500);
    page.dispatchEvent(new Event('keydown'));
    expect(activity.lastInput()).toBe(1_500);
    clock.advance(500);
    page.dispatchEvent(new Event('pointerdown'));
    clock.advance(500);
    page.dispatchEvent(new Event('mousemove'));
    expect(activity.lastInput()).toBe(2_000);
  });
});
