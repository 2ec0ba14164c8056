import { BrandMark } from '../session/BrandMark';
import { sessionPaths } from '../session/sessionPaths';
import { AreaBoundary } from '../app/AreaBoundary';
import { loadOnDemand } from '../kit/loadOnDemand';
import { useStores } from '../app/useStores';
import { ExternalProgress } from './ExternalProgress';
import type { ExternalStores } from './ExternalStores';
import { LegalPage } from './LegalPage';
import { legalText } from './legalText';
import { UnknownPage } from './UnknownPage';
import './legal.css';

const TransactionalArea = loadOnDemand(
  async () => (await import('../transactional/TransactionalArea')).TransactionalArea,
  () => <ExternalProgress label={legalText('loadingPage')} />,
);

/** A page that needs no sign-in, with a logo. */
export function ExternalShell({ stores }: { readonly stores: ExternalStores }) {
  const { about, report } = useStores();
  const { kind } = stores.page;
  return (
    <div className="external-shell">
      <header className="external-toolbar">
        {isForPatients(kind) ? (
          <BrandMark />
        ) : (
          <a href={sessionPaths.home} aria-label={legalText('toDashboard')}>
            <BrandMark />
            <strong>{about.dashboardTitle}</strong>
          </a>
        )}
        {kind === 'legal' && (
          <a className="external-back" href={sessionPaths.login}>
            {legalText('toLogin')}
          </a>
        )}
      </header>
      <main className="external-main">
        <AreaBoundary area="external" report={report}>
          <Page stores={stores} />
        </AreaBoundary>
      </main>
    </div>
  );
}

/** Patients do not know the dashboard, so their pages do not show its name or link to it. */
const isForPatients = (kind: ExternalStores['page']['kind']): boolean =>
  kind === 'emailPreferences' || kind === 'requestCallback' || kind === 'requestCheckIn';

function Page({ stores }: { readonly stores: ExternalStores }) {
  const { page } = stores;
  if (page.kind === 'legal') return <LegalPage create={() => stores.legal(page.doc)} />;
  return page.kind === 'unknown' ? <UnknownPage /> : <TransactionalArea stores={stores} />;
}
