import { Button } from '@blueprintjs/core';
import { PlusIcon, DocumentIcon, DownloadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '../kit/forms/SearchField';
import { EmptyState } from '../kit/layout/EmptyState';
import { ChoiceFilter } from '../kit/layout/ChoiceFilter';
import { FilterBar } from '../kit/layout/FilterBar';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { LinkButton } from '../kit/LinkButton';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { DataTable } from '../kit/table/DataTable';
import { useStore } from '../kit/useStore';
import { reportColumns } from './reportColumns';
import type { ReportsStore } from './ReportsStore';
import {
  askerChoices,
  kindChoices,
  reportFailureText,
  reportsCount,
  reportsText,
  sizeText,
  stateChoices,
} from './reportsText';
import { routes } from '../app/routes/routes';

/** All reports with their states, and a button for a new one. */
export const ReportList = observer(function ReportList({ make }: { readonly make: () => ReportsStore }) {
  const store = useStore(make);
  const navigate = useNavigate();
  return (
    <Page labelledBy="reports-title">
      <PageHeader
        id="reports-title"
        title={reportsText('title')}
        lead={reportsText('lead')}
        actions={
          <LinkButton
            to={routes.allReports.to({}, { new: 'report' })}
            variant="primary"
            icon={<PlusIcon />}
            text={reportsText('new')}
          />
        }
      />
      <Filters store={store} />
      <Notices store={store} />
      <DataTable
        label={reportsText('list')}
        store={store.table}
        columns={reportColumns(store)}
        nameOf={({ name }) => name}
        whyOf={reportFailureText}
        onOpen={({ id }) => void navigate(routes.allReports.to({}, { report: id }))}
        acts={<ZipAct store={store} />}
        empty={
          <Panel>
            <EmptyState
              icon={<DocumentIcon size={40} />}
              title={reportsText('empty')}
              text={reportsText('emptyText')}
            />
          </Panel>
        }
      />
    </Page>
  );
});

interface StoreProps {
  readonly store: ReportsStore;
}

const Filters = observer(function Filters({ store }: StoreProps) {
  const { kind, state, askedBy } = store.filter;
  return (
    <FilterBar
      search={
        <SearchField
          label={reportsText('search')}
          clearLabel={reportsText('clearSearch')}
          value={store.query}
          maxLength={200}
          onSearch={query => store.search(query)}
        />
      }
    >
      <ChoiceFilter
        label={reportsText('filter.kind')}
        value={kind}
        choices={kindChoices()}
        allLabel={reportsText('filter.all')}
        clearLabel={`${reportsText('filter.clear')}: ${reportsText('filter.kind')}`}
        onChoose={chosen => store.narrow({ kind: chosen })}
      />
      <ChoiceFilter
        label={reportsText('filter.state')}
        value={state}
        choices={stateChoices()}
        allLabel={reportsText('filter.all')}
        clearLabel={`${reportsText('filter.clear')}: ${reportsText('filter.state')}`}
        onChoose={chosen => store.narrow({ state: chosen })}
      />
      <ChoiceFilter
        label={reportsText('filter.askedBy')}
        value={askedBy}
        choices={askerChoices()}
        allLabel={reportsText('filter.all')}
        clearLabel={`${reportsText('filter.clear')}: ${reportsText('filter.askedBy')}`}
        onChoose={chosen => store.narrow({ askedBy: chosen })}
      />
    </FilterBar>
  );
});

const Notices = observer(function Notices({ store }: StoreProps) {
  const { actFailure, leftOut, packing } = store;
  return (
    <>
      <div role="alert">
        {actFailure && (
          <Notice intent="danger">
            {reportsText(`act.${actFailure.act}`, {
              name: actFailure.name ?? '',
              why: reportFailureText(actFailure.failure),
            })}
          </Notice>
        )}
      </div>
      <div role="status">
        {leftOut > 0 && packing === undefined && (
          <Notice intent="warning">{reportsCount('zip.leftOut', leftOut)}</Notice>
        )}
      </div>
    </>
  );
});

/** Packs the selected reports into a zip file. Shows the number of files and bytes, then the progress. */
const ZipAct = observer(function ZipAct({ store }: StoreProps) {
  const { packing, readySelected } = store;
  if (packing)
    return (
      <>
        <span role="status">
          {packing.step === 'packing'
            ? reportsText('zip.packing', { done: packing.done, total: packing.total ?? 0 })
            : reportsText('zip.downloading', { size: sizeText(packing.done) })}
        </span>
        <Button variant="minimal" text={reportsText('zip.stop')} onClick={() => store.stopPacking()} />
      </>
    );
  if (readySelected.length === 0) return <span>{reportsText('zip.noneReady')}</span>;
  const size = sizeText(readySelected.reduce((sum, { bytes = 0 }) => sum + bytes, 0));
  return (
    <PendingButton
      icon={<DownloadIcon />}
      text={reportsText('zip.act', { size })}
      awaiting={false}
      onClick={() => void store.zip()}
    />
  );
});
