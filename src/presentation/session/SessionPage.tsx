import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { ToastRegion } from '../shared/ToastRegion';
import { useStores } from '../shared/useStores';
import { sessionText } from './sessionText';

interface SessionPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page around a card, for people who are not signed in. */
export const SessionPage = observer(function SessionPage({ title, children }: SessionPageProps) {
  const { about, toasts, showTitle } = useStores();
  useEffect(() => {
    showTitle(title);
  }, [showTitle, title]);
  return (
    <div className="session-page">
      <main>{children}</main>
      <footer className="session-foot">{sessionText('footer', { version: about.version, core: about.core })}</footer>
      <ToastRegion toasts={toasts} />
    </div>
  );
});
