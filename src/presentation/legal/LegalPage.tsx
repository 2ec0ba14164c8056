import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LegalDocument } from '@/domain/legal/LegalDocument';
import { useStore } from '../kit/useStore';
import { useStores } from '../kit/useStores';
import { ExternalProgress } from './ExternalProgress';
import { LegalArticle } from './LegalArticle';
import { legalFailureText } from './legalFailureText';
import type { LegalStore } from './LegalStore';
import { legalText } from './legalText';

/** One legal document, or why it cannot be shown. */
export const LegalPage = observer(function LegalPage({ create }: { readonly create: () => LegalStore }) {
  const store = useStore(create);
  useTitle(store.text?.document);
  if (store.phase === 'loading') return <ExternalProgress label={legalText('loading')} />;
  if (store.text !== undefined) return <LegalArticle text={store.text} />;
  return <Failed store={store} />;
});

const Failed = observer(function Failed({ store }: { readonly store: LegalStore }) {
  const { failure } = store;
  if (failure === undefined) return null;
  const retried = failure.kind !== 'invalidParameter';
  return (
    <div className="external-message" role="alert">
      <h1>{legalFailureText(failure)}</h1>
      {retried ? <Button text={legalText('tryAgain')} onClick={() => void store.load()} /> : <Documents />}
    </div>
  );
});

const documents: readonly LegalDocument[] = ['eula', 'privacy-policy', 'collection-statement'];

function Documents() {
  return (
    <nav aria-label={legalText('choose')}>
      <ul>
        {documents.map(document => (
          <li key={document}>
            <a href={`/legal/${document}`}>{legalText(`documents.${document}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useTitle(document: LegalDocument | undefined): void {
  const { showTitle } = useStores();
  const title = document === undefined ? legalText('page') : legalText(`documents.${document}`);
  useEffect(() => {
    showTitle(title);
  }, [showTitle, title]);
}
