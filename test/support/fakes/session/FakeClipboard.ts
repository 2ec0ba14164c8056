import type { Clipboard } from '@/application/session/ports/Clipboard';

export class FakeClipboard implements Clipboard {
  text = '';
  allowed = true;

  async write(text: string): Promise<boolean> {
    if (this.allowed) this.text = text;
    return this.allowed;
  }
}
