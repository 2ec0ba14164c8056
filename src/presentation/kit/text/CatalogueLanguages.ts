import type { Languages } from '@/application/kernel/ports/Languages';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { LanguageLoadError } from './LanguageLoadError';
import { textCatalogue } from './textCatalogue';

export class CatalogueLanguages implements Languages {
  async speak(language: string): Promise<Result<void, { readonly kind: 'unreachable' }>> {
    try {
      await textCatalogue.speak(language);
      return ok(undefined);
    } catch (error) {
      if (error instanceof LanguageLoadError) return fail({ kind: 'unreachable' });
      throw error;
    }
  }
}
