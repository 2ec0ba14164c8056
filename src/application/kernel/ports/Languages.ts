import type { Result } from '@/domain/kernel/Result';

/** The languages that the dashboard's own texts are written in. */
export interface Languages {
  /** Switches texts to this language, with English for missing translations; a failure changes nothing. */
  speak(language: string): Promise<Result<void, { readonly kind: 'unreachable' }>>;
}
