import { Toasts } from '@/presentation/kit/Toasts';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const texts = ({ shown }: Toasts): string[] => shown.map(({ text }) => text);

describe('Toasts', () => {
  it('lets good news go after eight seconds and keeps bad news until it is closed', () => {
    const clock = new ManualClock();
    const toasts = new Toasts(clock);
    toasts.success('Saved');
    toasts.danger('Not sent');
    clock.advance(8_000);
    expect(texts(toasts)).toEqual(['Not sent']);
    toasts.close(toasts.shown[0]?.id ?? 0);
    expect(texts(toasts)).toEqual([]);
  });

  it('never shows the same words twice, nor more than four messages', () => {
    const toasts = new Toasts(new ManualClock());
    for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) toasts.danger(text);
    expect(texts(toasts)).toEqual(['a', 'c', 'd', 'e']);
  });
});
