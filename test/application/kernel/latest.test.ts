import { latest } from '@/application/kernel/latest';

describe('latest', () => {
  it('keeps the newest question only', () => {
    const questions = latest();
    const isFirst = questions.begin();
    expect(isFirst()).toBe(true);
    const isSecond = questions.begin();
    expect([isFirst(), isSecond()]).toEqual([false, true]);
  });

  it('keeps no question that was cancelled', () => {
    const questions = latest();
    const isLatest = questions.begin();
    questions.cancel();
    expect(isLatest()).toBe(false);
    expect(questions.begin()()).toBe(true);
  });

  it('tells what has begun since from what is under way', () => {
    const questions = latest();
    const isFirst = questions.begin();
    const isCurrent = questions.current();
    expect([isFirst(), isCurrent()]).toEqual([true, true]);
    questions.begin();
    expect([isFirst(), isCurrent()]).toEqual([false, false]);
  });

  it('counts for each owner by itself', () => {
    const isLatest = latest().begin();
    latest().begin();
    expect(isLatest()).toBe(true);
  });
});
