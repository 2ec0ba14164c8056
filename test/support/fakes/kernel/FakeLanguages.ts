import type { Languages } from '@/application/kernel/ports/Languages';
import { fail, ok, type Result } from '@/domain/kernel/Result';

export class FakeLanguages implements Languages {
  spoken = 'en';
  readonly unreachable = new Set<string>();

  async speak(language: string): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    if (this.unreachable.has(language)) return fail({ kind: 'unreachable' });
    this.spoken = language;
    return ok(undefined);
  }
}
