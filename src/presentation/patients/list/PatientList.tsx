import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { CrossIcon, RefreshIcon, SearchIcon } from '@blueprintjs/icons';
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
import { ListState } from './ListState';
import { Pager } from './Pager';
import { PatientRow } from './PatientRow';
import type { PatientListStore } from './PatientListStore';
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
    <div className="patients">
      <h1 ref={top} tabIndex={-1}>
        {patientsText('list.title')}
      </h1>
      <p>{patientsText('list.intro')}</p>
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
    </div>
  );
});

const Tools = observer(function Tools({ store }: { readonly store: PatientListStore }) {
  const order = useId();
  return (
    <div className="patient-tools">
      <InputGroup
        {...privateField}
        type="search"
        leftIcon={<SearchIcon />}
        aria-label={patientsText('list.search')}
        placeholder={patientsText('list.search')}
        value={store.query}
        onValueChange={query => store.search(query)}
        {...(store.query !== '' && {
          rightElement: (
            <Button
              variant="minimal"
              icon={<CrossIcon />}
              aria-label={patientsText('list.clearSearch')}
              onClick={() => store.search('')}
            />
          ),
        })}
      />
      <label htmlFor={order}>{patientsText('list.sort')}</label>
      <HTMLSelect
        {...privateField}
        id={order}
        value={store.order}
        onChange={({ currentTarget }) => store.sort(orders.find(one => one === currentTarget.value) ?? 'need')}
        options={orders.map(value => ({ value, label: patientsText(`list.order.${value}`) }))}
      />
      <Button
        icon={<RefreshIcon />}
        text={patientsText('list.refresh')}
        disabled={store.refreshing}
        onClick={() => store.reload()}
      />
    </div>
  );
});
