import { Button, Spinner } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStore } from '../kit/useStore';
import { ChangeHistory } from '../kit/ChangeHistory';
import { dateFormat } from '../kit/time/dateFormat';
import { CoreHoursForm } from './CoreHoursForm';
import type { CoreHoursStore } from './CoreHoursStore';
import { CoveragePanel } from './CoveragePanel';
import { HoursPreview } from './HoursPreview';
import { OtherRegionNotice } from './OtherRegionNotice';
import './regions.css';
import type { RegionStores } from './RegionStores';
import { regionFailureText, regionsText } from './regionsText';
import { SwitchTable } from './SwitchTable';

interface RegionPageProps {
  readonly stores: RegionStores;
  readonly mayChange: boolean;
}

/** The page of the region: its core hours, their coverage, and its switches. */
export const RegionPage = observer(function RegionPage({ stores, mayChange }: RegionPageProps) {
  const store = useStore(() => stores.coreHours());
  const scheduleShown = () => store.pictured?.schedule;
  return (
    <Page labelledBy="region-title">
      <PageHeader
        id="region-title"
        title={regionsText('title')}
        lead={regionsText(`lead.${stores.region}`)}
        actions={
          <PendingButton
            variant="minimal"
            icon={<RefreshIcon />}
            aria-label={regionsText('refresh')}
            title={regionsText('refresh')}
            awaiting={store.loading}
            onClick={() => void store.load()}
          />
        }
      />
      <OtherRegionNotice make={() => stores.otherRegion()} />
      <LoadState store={store} />
      <div className="region-panels">
        {store.known !== undefined && <CoreHoursForm store={store} mayChange={mayChange} />}
        <div>
          {store.known !== undefined && <HoursPreview make={() => stores.preview(scheduleShown)} hours={store} />}
          {store.known !== undefined && <ChangeHistory changes={store.known.changes} />}
        </div>
      </div>
      <CoveragePanel make={() => stores.coverage(scheduleShown)} zone={store.pictured?.schedule.timeZone} />
      <SwitchTable make={() => stores.switches()} />
    </Page>
  );
});

const LoadState = observer(function LoadState({ store }: { readonly store: CoreHoursStore }) {
  const { state } = store;
  if (state.status === 'unknown') return <Spinner size={24} aria-label={regionsText('hours.loading')} />;
  return (
    <div role="alert">
      {state.status === 'couldNotCheck' && (
        <Notice
          intent={state.last === undefined ? 'danger' : 'warning'}
          action={<Button size="small" text={regionsText('retry')} onClick={() => void store.load()} />}
        >
          {state.last === undefined
            ? regionsText('hours.failed', { why: regionFailureText(state.failure) })
            : regionsText('hours.stale', {
                time: dateFormat.full(state.last.at),
                why: regionFailureText(state.failure),
              })}
        </Notice>
      )}
    </div>
  );
});
