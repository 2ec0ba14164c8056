import { warnBeforeLeaving } from '@/infrastructure/system/kernel/warnBeforeLeaving';

describe('warnBeforeLeaving', () => {
  const leave = (page: EventTarget): boolean => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks only while something would be lost, and not once it has stopped', () => {
    const page = new EventTarget();
    let hasUnsaved = false;
    const stop = warnBeforeLeaving(page, () => hasUnsaved);
    expect(leave(page)).toBe(true);
    hasUnsaved = true;
    expect(leave(page)).toBe(false);
    stop();
    expect(leave(page)).toBe(true);
  });
});
