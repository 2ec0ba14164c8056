import type { SessionHint } from '@/application/session/ports/SessionHint';

export class FakeSessionHint implements SessionHint {
  constructor(private left = false) {}

  present(): boolean {
    return this.left;
  }

  leave(): void {
    this.left = true;
  }

  remove(): void {
    this.left = false;
  }
}
