import '../secondFactor/enrolment.css';
import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Downloaded } from '../../kit/Downloaded';
import { useStore } from '../../kit/useStore';
import { useStores } from '../../app/useStores';
import { Banner } from '../Banner';
import { CardHeader } from '../signIn/CardHeader';
import { laterErrorCatalogue } from '../laterErrorCatalogue';
import { catalogueEntryOf } from '../catalogueEntryOf';
import { ResetPasswordForm } from './ResetPasswordForm';
import type { ResetPasswordStore } from './ResetPasswordStore';
import { sessionPaths } from '../sessionPaths';
import { SessionPage } from '../SessionPage';
import type { SessionPageStores } from '../SessionPageStores';
import { sessionText } from '../sessionText';
import { WaitingPage } from '../WaitingPage';

/** The page that a link from an email opens. */
export function ActionPage() {
  const { sessionPages } = useStores();
  return (
    <Downloaded load={sessionPages} fallback={<WaitingPage />}>
      {pages => <Action pages={pages} />}
    </Downloaded>
  );
}

function Action({ pages }: { readonly pages: SessionPageStores }) {
  const { root } = useStores();
  const mode = pages.actionMode();
  if (mode === 'resetPassword') return <ResetPassword pages={pages} />;
  const kind = mode ?? 'unknown';
  return (
    <ActionCard title={sessionText(`action.${kind}.title`)} subtitle={sessionText(`action.${kind}.subtitle`)}>
      <p className="session-hint">{sessionText('action.placeholder')}</p>
      <Button text={sessionText('action.toLogin')} onClick={() => root.goTo(sessionPaths.login)} />
    </ActionCard>
  );
}

const ResetPassword = observer(function ResetPassword({ pages }: { readonly pages: SessionPageStores }) {
  const store = useStore(() => pages.resetPassword());
  const kind = store.phase === 'success' ? 'success' : 'resetPassword';
  // The subtitle asks for a password, which cannot be entered if the link does not work.
  const subtitle = store.phase === 'linkInvalid' ? '' : sessionText(`action.${kind}.subtitle`);
  return (
    <ActionCard title={sessionText(`action.${kind}.title`)} subtitle={subtitle}>
      <Phase store={store} />
    </ActionCard>
  );
});

const Phase = observer(function Phase({ store }: { readonly store: ResetPasswordStore }) {
  const { root, toasts } = useStores();
  switch (store.phase) {
    case 'checking':
      return <Spinner size={32} aria-label={sessionText('action.checking')} />;
    case 'form':
      return <ResetPasswordForm store={store} toasts={toasts} />;
    case 'linkInvalid':
      return <DeadLink store={store} />;
    case 'success':
      return (
        <Button
          fill
          autoFocus
          intent="primary"
          text={sessionText('action.continue')}
          onClick={() => root.goTo(store.continueTo)}
        />
      );
  }
});

/**
 * Shown for a link that does not work. If it could only not be checked, it can be tried again; otherwise the user can
 * request a new one.
 */
const DeadLink = observer(function DeadLink({ store }: { readonly store: ResetPasswordStore }) {
  const { root } = useStores();
  const { failure } = store;
  return (
    <>
      <Banner text={failure && catalogueEntryOf(laterErrorCatalogue.resetPassword, failure).text} />
      {failure?.kind === 'offline' ? (
        <Button
          fill
          autoFocus
          intent="primary"
          text={sessionText('start.tryAgain')}
          onClick={() => void store.check()}
        />
      ) : (
        <Button
          fill
          autoFocus
          intent="primary"
          text={sessionText('action.askAgain')}
          onClick={() => root.goTo(sessionPaths.recovery)}
        />
      )}
      <Button variant="minimal" text={sessionText('action.toLogin')} onClick={() => root.goTo(sessionPaths.login)} />
    </>
  );
});

function ActionCard({
  title,
  subtitle,
  children,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly children: React.ReactNode;
}) {
  return (
    <SessionPage title={title}>
      <div className="session-card">
        <CardHeader title={title} subtitle={subtitle} />
        <div className="session-form">{children}</div>
      </div>
    </SessionPage>
  );
}
