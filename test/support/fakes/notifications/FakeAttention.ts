import type { Attention } from '@/application/notifications/ports/Attention';

export class FakeAttention implements Attention {
  on: readonly string[] = [];

  async attended(): Promise<readonly string[]> {
    return this.on;
  }
}
