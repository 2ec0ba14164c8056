import type { Result } from '@/domain/kernel/Result';

/** The languages that the dashboard's own texts are written in. */
export interface Languages {
  /**
   * From now on texts are given in this language, and in English where they are not translated; a failure changes
   * nothing.
   */
  speak(language: string): Promise<Result<void, { readonly kind: 'unreachable' }>>;
}
