import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';

/** The real texts, so that tests check what people read. Paths are relative to the root of the repository. */
export async function loadTestTexts(...namespaces: readonly string[]): Promise<void> {
  textCatalogue.start(
    async (language, namespace) =>
      JSON.parse(readFileSync(join('public/i18n', language, `${namespace}.json`), 'utf8')) as object,
  );
  await textCatalogue.add(...namespaces);
}
