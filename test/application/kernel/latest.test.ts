import { latest } from '@/application/kernel/latest';

describe('latest', () => {
  it('accepts only the newest request', () => {
    const questions = latest();
    const isFirst = questions.begin();
    expect(isFirst()).toBe(true);
    const isSecond = questions.begin();
    expect([isFirst(), isSecond()]).toEqual([false, true]);
  });

  it('rejects a cancelled request', () => {
    const questions = latest();
    const isLatest = questions.begin();
    questions.cancel();
    expect(isLatest()).toBe(false);
    expect(questions.begin()()).toBe(true);
  });

  it('tells a current request from an outdated one', () => {
    const questions = latest();
    const isFirst = questions.begin();
    const isCurrent = questions.current();
    expect([isFirst(), isCurrent()]).toEqual([true, true]);
    questions.begin();
    expect([isFirst(), isCurrent()]).toEqual([false, false]);
  });

  it('counts separately for each owner', () => {
    const isLatest = latest().begin();
    latest().begin();
    expect(isLatest()).toBe(true);
  });
});
