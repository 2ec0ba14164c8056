/** @jest-environment ./test/support/browserEnvironment.cjs */
import userEvent from '@testing-library/user-event';
import { BrowserClipboard } from '@/infrastructure/system/session/BrowserClipboard';
import { clipboardContract } from '#test/support/contracts/session/clipboardContract';
import { FakeClipboard } from '#test/support/fakes/session/FakeClipboard';

clipboardContract('FakeClipboard', () => {
  const clipboard = new FakeClipboard();
  return { clipboard, pasted: async () => clipboard.text, forbid: () => void (clipboard.allowed = false) };
});
clipboardContract('BrowserClipboard', () => {
  // Adds a clipboard to the window, because jsdom has none.
  userEvent.setup();
  const platform = navigator.clipboard;
  const forbid = (): void =>
    void Object.assign(platform, {
      writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
    });
  return { clipboard: new BrowserClipboard(), pasted: () => platform.readText(), forbid };
});

describe('BrowserClipboard', () => {
  it('reports a missing permission on an insecure origin, which has no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    expect(await new BrowserClipboard().write('text')).toBe(false);
  });
});
