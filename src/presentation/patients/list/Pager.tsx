import { Button, ButtonGroup } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon, DoubleChevronLeftIcon, DoubleChevronRightIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { patientsText } from '../patientsText';
import type { PatientListStore } from './PatientListStore';

interface PagerProps {
  readonly store: PatientListStore;
  /** Called after the page has changed. */
  readonly onTurned: () => void;
}

/** The buttons that change the page of the list. */
export const Pager = observer(function Pager({ store, onTurned }: PagerProps) {
  const { page, pages } = store;
  if (pages < 2) return null;
  const turn = (to: number): void => {
    store.turnTo(to);
    onTurned();
  };
  const [first, last] = [page === 0, page === pages - 1];
  return (
    <nav className="patient-pager" aria-label={patientsText('list.pages')}>
      <ButtonGroup>
        <Button
          icon={<DoubleChevronLeftIcon />}
          aria-label={patientsText('list.firstPage')}
          disabled={first}
          onClick={() => turn(0)}
        />
        <Button
          icon={<ChevronLeftIcon />}
          aria-label={patientsText('list.previous')}
          disabled={first}
          onClick={() => turn(page - 1)}
        />
      </ButtonGroup>
      <span>{patientsText('list.page', { page: page + 1, pages })}</span>
      <ButtonGroup>
        <Button
          icon={<ChevronRightIcon />}
          aria-label={patientsText('list.next')}
          disabled={last}
          onClick={() => turn(page + 1)}
        />
        <Button
          icon={<DoubleChevronRightIcon />}
          aria-label={patientsText('list.lastPage')}
          disabled={last}
          onClick={() => turn(pages - 1)}
        />
      </ButtonGroup>
    </nav>
  );
});
