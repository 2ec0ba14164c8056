import { Button, HTMLSelect } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { PatientOrder } from '@/domain/patients/list/arrangePatients';
import { useLooking } from '../../kit/useAttention';
import { steadyList } from '../../kit/steadyList';
import { useStore } from '../../kit/useStore';
import { UnreadableRecordsNotice } from '../drafts/UnreadableRecordsNotice';
import { FlagDialog } from '../risk/FlagDialog';
import { FlagUndo } from '../risk/FlagUndo';
import type { PatientStores } from '../PatientStores';
import { patientsText } from '../patientsText';
import { DischargeDialog } from './DischargeDialog';
import { FilterBar } from '../../kit/layout/FilterBar';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { ListProgress, ListState } from './ListState';
import { Pager } from './Pager';
import { PatientRow } from './PatientRow';
import type { PatientListStore } from './PatientListStore';
import { SearchField } from '../../kit/forms/SearchField';
import { privateField } from '../../kit/privateField';

const orders: readonly PatientOrder[] = ['need', 'name', 'lastContact'];

/** General Risk: the assigned patients, those in need first. */
export const PatientList = observer(function PatientList({
  stores,
}: {
  readonly stores: Pick<PatientStores, 'list' | 'unreadable'>;
}) {
  const store = useStore(() => stores.list());
  useLooking(store);
  const top = useRef<HTMLHeadingElement>(null);
  const showTop = (): void => {
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <Page>
      <PageHeader title={patientsText('list.title')} headingRef={top} lead={patientsText('list.intro')} />
      <UnreadableRecordsNotice make={() => stores.unreadable()} />
      <Tools store={store} />
      <ListState store={store} />
      <FlagUndo changes={store.flag.changes} />
      <ul
        className="patient-rows"
        aria-label={patientsText('list.label')}
        {...steadyList(
          store.steady,
          store.shown.map(({ patient }) => patient.id),
        )}
      >
        {store.shown.map(row => (
          <PatientRow key={row.patient.id} store={store} row={row} />
        ))}
      </ul>
      <Pager store={store} onTurned={showTop} />
      <FlagDialog flag={store.flag} />
      <DischargeDialog store={store.discharge} />
    </Page>
  );
});

const Tools = observer(function Tools({ store }: { readonly store: PatientListStore }) {
  const order = useId();
  const search = (
    <SearchField
      label={patientsText('list.search')}
      clearLabel={patientsText('list.clearSearch')}
      value={store.query}
      onSearch={query => store.search(query)}
    />
  );
  const state = (
    <>
      <ListProgress store={store} />
      <Button
        variant="minimal"
        icon={<RefreshIcon />}
        aria-label={patientsText('list.refresh')}
        title={patientsText('list.refresh')}
        disabled={store.refreshing}
        onClick={() => store.reload()}
      />
    </>
  );
  return (
    <FilterBar search={search} state={state}>
      <label className="visually-hidden" htmlFor={order}>
        {patientsText('list.sort')}
      </label>
      <HTMLSelect
        {...privateField}
        id={order}
        value={store.order}
        onChange={({ currentTarget }) => store.sort(orders.find(one => one === currentTarget.value) ?? 'need')}
        options={orders.map(value => ({ value, label: patientsText(`list.order.${value}`) }))}
      />
    </FilterBar>
  );
});
