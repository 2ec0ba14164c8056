import { BrowserSessionHint } from '@/infrastructure/storage/session/BrowserSessionHint';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { sessionHintContract } from '#test/support/contracts/session/sessionHintContract';
import { FakeSessionHint } from '#test/support/fakes/session/FakeSessionHint';

sessionHintContract('FakeSessionHint', () => new FakeSessionHint());
sessionHintContract('BrowserSessionHint', () => new BrowserSessionHint(new MemoryStorage()));

describe('BrowserSessionHint', () => {
  it('is visible to another window and holds no personal data', () => {
    const storage = new MemoryStorage();
    new BrowserSessionHint(storage).leave();
    expect(new BrowserSessionHint(storage).present()).toBe(true);
    expect(storage.getItem('session_hint')).toBe('1');
  });
});
