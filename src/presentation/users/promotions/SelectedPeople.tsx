import { Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { UsersStore } from '../UsersStore';
import type { PromotionPageName } from './promotionFields';
import { promotionText } from './promotionWords';
import { promotionPath } from './userBulkPath';

interface SelectedPeopleProps {
  readonly store: UsersStore;
  /** The pages with acts that the signed-in user may do to them. */
  readonly pages: readonly PromotionPageName[];
  readonly onChoose: (addresses: readonly string[]) => void;
}

/** Leads from people who are selected in the list to what can be done with all of them. */
export const SelectedPeople = observer(function SelectedPeople({ store, pages, onChoose }: SelectedPeopleProps) {
  const { table } = store;
  // Matching rows that are not loaded cannot be listed individually.
  if (table.selection.selected.kind === 'all') return <span>{promotionText('selected.tooMany')}</span>;
  return pages.map(page => (
    <Link
      key={page}
      className={Classes.BUTTON}
      to={promotionPath(page)}
      onClick={() => onChoose(table.selectedRows.map(({ emailAddress }) => emailAddress))}
    >
      <span className={Classes.BUTTON_TEXT}>{promotionText(`page.${page}`)}</span>
    </Link>
  ));
});
