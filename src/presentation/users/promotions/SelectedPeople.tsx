import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import './promotions.css';
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
  if (table.selection.isEmpty) return <div role="status" />;
  // Rows that match and are not loaded cannot be named one by one.
  const isNamed = table.selection.selected.kind === 'some';
  return (
    <div role="status" className="review-selection">
      <span>{isNamed ? promotionCount('selected.count', people.length) : promotionText('selected.tooMany')}</span>
      <Button
        size="small"
        variant="minimal"
        text={promotionText('selected.clear')}
        onClick={() => table.clearSelection()}
      />
      {isNamed &&
        pages.map(page => (
          <Link
            key={page}
            to={promotionPath(page)}
            onClick={() => onChoose(people.map(({ emailAddress }) => emailAddress))}
          >
            {promotionText(`page.${page}`)}
          </Link>
        ))}
    </div>
  );
});
