import type { Clipboard } from '@/application/session/ports/Clipboard';

export class BrowserClipboard implements Clipboard {
  async write(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
