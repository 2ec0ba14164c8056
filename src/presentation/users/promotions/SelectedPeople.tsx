import { Button, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { UsersStore } from '../UsersStore';
import type { PromotionPageName } from './promotionFields';
import { promotionCount, promotionText } from './promotionWords';
import { promotionPath } from './userBulkPath';

interface SelectedPeopleProps {
  readonly store: UsersStore;
  /** Where the signed-in person may do something with them. */
  readonly pages: readonly PromotionPageName[];
  readonly onChoose: (addresses: readonly string[]) => void;
}

/** Leads from people who are selected in the list to what can be done with all of them. */
export const SelectedPeople = observer(function SelectedPeople({ store, pages, onChoose }: SelectedPeopleProps) {
  const { table } = store;
  const people = table.selectedRows;
  // Rows that match and are not loaded cannot be named one by one.
  const isNamed = table.selection.selected.kind === 'some';
  const isEmpty = table.selection.isEmpty;
  return (
    <div className={isEmpty ? 'visually-hidden' : 'selection-bar'}>
      <p role="status">
        {!isEmpty && (isNamed ? promotionCount('selected.count', people.length) : promotionText('selected.tooMany'))}
      </p>
      {!isEmpty &&
        isNamed &&
        pages.map(page => (
          <Link
            key={page}
            className={Classes.BUTTON}
            to={promotionPath(page)}
            onClick={() => onChoose(people.map(({ emailAddress }) => emailAddress))}
          >
            {promotionText(`page.${page}`)}
          </Link>
        ))}
      {!isEmpty && (
        <Button variant="minimal" text={promotionText('selected.clear')} onClick={() => table.clearSelection()} />
      )}
    </div>
  );
});
