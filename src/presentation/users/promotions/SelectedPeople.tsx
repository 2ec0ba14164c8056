import { Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { UsersStore } from '../UsersStore';
import type { PromotionPageName } from './promotionFields';
import { promotionText } from './promotionWords';
import { promotionPaths } from './userBulkPath';

interface SelectedPeopleProps {
  readonly store: UsersStore;
  /** The pages with acts that the signed-in user may carry out on the selected users. */
  readonly pages: readonly PromotionPageName[];
  readonly onChoose: (addresses: readonly string[]) => void;
}

/** Buttons that lead from the users selected in the list to the acts on all of them. */
export const SelectedPeople = observer(function SelectedPeople({ store, pages, onChoose }: SelectedPeopleProps) {
  const { table } = store;
  // If all matching rows are selected, some may not be loaded, and so cannot be listed.
  if (table.selection.selected.kind === 'all') return <span>{promotionText('selected.tooMany')}</span>;
  return pages.map(page => (
    <Link
      key={page}
      className={Classes.BUTTON}
      to={promotionPaths[page]}
      onClick={() => onChoose(table.selectedRows.map(({ emailAddress }) => emailAddress))}
    >
      <span className={Classes.BUTTON_TEXT}>{promotionText(`page.${page}`)}</span>
    </Link>
  ));
});
