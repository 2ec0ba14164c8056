import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';

describe('EventConnectivity', () => {
  it('passes on the platform’s events until it is stopped', () => {
    const scope = new EventTarget();
    const received: string[] = [];
    const stop = new EventConnectivity(scope).watch(
      () => received.push('online'),
      () => received.push('offline'),
    );
    scope.dispatchEvent(new Event('offline'));
    scope.dispatchEvent(new Event('online'));
    stop();
    scope.dispatchEvent(new Event('offline'));
    expect(received).toEqual(['offline', 'online']);
  });
});
