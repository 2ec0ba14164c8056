import { CatalogueLanguages } from '@/presentation/kit/text/CatalogueLanguages';
import { textCatalogue } from '@/presentation/kit/text/textCatalogue';
import { languagesContract } from '#test/support/contracts/kernel/languagesContract';
import { FakeLanguages } from '#test/support/fakes/kernel/FakeLanguages';

let namespaces = 0;

languagesContract('FakeLanguages', async () => {
  const languages = new FakeLanguages();
  return { languages, spoken: () => languages.spoken, lose: language => void languages.unreachable.add(language) };
});
languagesContract('CatalogueLanguages', async () => {
  // The window has one catalogue, which forgets no texts. Each test has its own texts.
  const namespace = `words-${String((namespaces += 1))}`;
  const lost = new Set<string>();
  textCatalogue.start(async (language, wanted) =>
    wanted === namespace && lost.has(language) ? 'unreachable' : { language },
  );
  await textCatalogue.add(namespace);
  return {
    languages: new CatalogueLanguages(),
    spoken: () => textCatalogue.text(namespace, 'language'),
    lose: language => void lost.add(language),
  };
});
