import { Toasts } from '@/presentation/kit/Toasts';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const texts = ({ shown }: Toasts): string[] => shown.map(({ text }) => text);

describe('Toasts', () => {
  it('removes a success after eight seconds, and keeps an error until it is closed', () => {
    const clock = new ManualClock();
    const toasts = new Toasts(clock);
    toasts.success('Saved');
    toasts.danger('Not sent');
    clock.advance(8_000);
    expect(texts(toasts)).toEqual(['Not sent']);
    toasts.close(toasts.shown[0]?.id ?? 0);
    expect(texts(toasts)).toEqual([]);
  });

  it('never shows the same text twice, nor more than four messages', () => {
    const toasts = new Toasts(new ManualClock());
    for (const text of ['a', 'b', 'a', 'c', 'd', 'e']) toasts.danger(text);
    expect(texts(toasts)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('replaces an earlier message about the same thing', () => {
    const toasts = new Toasts(new ManualClock());
    toasts.success('The chat with Ana has ended', 'chat-1');
    toasts.success('The chat with Ben has ended', 'chat-2');
    toasts.success('The chat with Ana has moved to V2', 'chat-1');
    toasts.success('Saved');
    toasts.success('Sent');
    expect(texts(toasts)).toEqual([
      'The chat with Ben has ended',
      'The chat with Ana has moved to V2',
      'Saved',
      'Sent',
    ]);
  });
});
