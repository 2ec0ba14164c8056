import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { promotionText, promotionWords } from '../promotions/promotionWords';
import { NEW_PEOPLE_SUBJECT } from '../promotions/userBulkPath';
import type { UserBulkStores } from '../promotions/UserBulkStores';
import { newUserPath } from '../userPath';
import { usersText } from '../usersText';
import { NewPeopleEntry } from './NewPeopleEntry';
import { newPeopleText } from './newPeopleText';

interface NewPeoplePageProps {
  readonly stores: UserBulkStores;
  /** False if the user may only view and stop an action that has begun. */
  readonly mayCreate: boolean;
  /** Address of the list from which the page was opened. */
  readonly backTo: string;
  /** That list. It is reloaded when the page is left, because it may lack new people. */
  readonly list: { reload(): Promise<void> };
}

/** Creates accounts for many people: the list, its dry run, the confirmation, the progress and the outcome. */
export const NewPeoplePage = observer(function NewPeoplePage(props: NewPeoplePageProps) {
  const { stores, mayCreate, backTo, list } = props;
  const bulk = useStore(() => stores.bulk());
  const store = useStore(() =>
    stores.newPeople((items, onBegun) => {
      const about = { subject: promotionText('subject.newPeople'), subjectId: NEW_PEOPLE_SUBJECT };
      void bulk.check(stores.actions['users.create'], about, items, onBegun);
    }),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => () => void list.reload(), [list]);
  return (
    <Page labelledBy="new-people-title">
      <PageHeader
        id="new-people-title"
        headingRef={heading}
        back={{ to: backTo, text: usersText('back') }}
        title={newPeopleText('title')}
        lead={newPeopleText('lead')}
        actions={mayCreate ? <Link to={newUserPath()}>{newPeopleText('one')}</Link> : undefined}
      />
      <BulkSteps
        store={bulk}
        words={promotionWords()}
        subjectId={NEW_PEOPLE_SUBJECT}
        onClose={() => heading.current?.focus()}
      >
        {mayCreate ? <NewPeopleEntry store={store} /> : <Notice intent="warning">{newPeopleText('notAllowed')}</Notice>}
      </BulkSteps>
    </Page>
  );
});
