import { Button } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { LegalDocument } from '@/domain/legal/LegalDocument';
import { MessageCard } from '../kit/MessageCard';
import { sessionPaths } from '../session/sessionPaths';
import { useStore } from '../kit/useStore';
import { useStores } from '../app/useStores';
import { ExternalProgress } from './ExternalProgress';
import { legalFailureText, legalText } from './legalText';
import type { LegalStore } from './LegalStore';
import type { DisplayedDocument } from '@/application/legal/ReadLegalDocument';
import { cleanMarkup } from './cleanMarkup';

/** The document, scrolled to the fragment in the address. */
function LegalArticle({ text: { markup, language, anchor } }: { readonly text: DisplayedDocument }) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    article.current?.replaceChildren(cleanMarkup(markup));
    const wished = anchor === null ? null : article.current?.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
    if (!wished) return;
    wished.tabIndex = -1;
    wished.scrollIntoView();
    wished.focus();
  }, [markup, anchor]);
  return <article className="external-article" translate="yes" lang={language.replace('_', '-')} ref={article} />;
}

/** One legal document, or the reason why it cannot be shown. */
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
    <MessageCard isAlert icon={<ErrorIcon size={40} />} title={legalFailureText(failure)}>
      {retried ? <Button text={legalText('tryAgain')} onClick={() => void store.load()} /> : <Documents />}
    </MessageCard>
  );
});

const documents: readonly LegalDocument[] = ['eula', 'privacy-policy', 'collection-statement'];

function Documents() {
  return (
    <>
      <p>{legalText('chooseOne')}</p>
      <nav aria-label={legalText('choose')}>
        <ul>
          {documents.map(document => (
            <li key={document}>
              <a href={`/legal/${document}`}>{legalText(`documents.${document}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <a href={sessionPaths.login}>{legalText('toLogin')}</a>
      </p>
    </>
  );
}

function useTitle(document: LegalDocument | undefined): void {
  const { showTitle } = useStores();
  const title = document === undefined ? legalText('page') : legalText(`documents.${document}`);
  useEffect(() => {
    showTitle(title);
  }, [showTitle, title]);
}
