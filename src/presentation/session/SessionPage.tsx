import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { LegalDocument } from '@/domain/legal/LegalDocument';
import { ToastRegion } from '../app/ToastRegion';
import { useStores } from '../app/useStores';
import { sessionText } from './sessionText';

interface SessionPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The legal documents to which the page links. They open in another window, so that text typed on the card is kept. */
const documents: readonly LegalDocument[] = ['eula', 'privacy-policy', 'collection-statement'];

/** The page around a card, for visitors who are not signed in. */
export const SessionPage = observer(function SessionPage({ title, children }: SessionPageProps) {
  const { about, toasts, showTitle } = useStores();
  useEffect(() => {
    showTitle(title);
  }, [showTitle, title]);
  return (
    <div className="session-page">
      <main>{children}</main>
      <footer className="session-foot">
        <nav aria-label={sessionText('legal.label')}>
          {documents.map(document => (
            <a key={document} href={`/legal/${document}`} target="_blank" rel="noopener">
              {sessionText(`legal.${document}`)}
            </a>
          ))}
        </nav>
        {sessionText('footer', { version: about.version, core: about.core })}
      </footer>
      <ToastRegion toasts={toasts} />
    </div>
  );
});
