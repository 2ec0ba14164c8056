import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { BulkSteps } from '../../kit/bulk/BulkSteps';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { promotionText, promotionWords } from '../promotions/promotionWords';
import '../promotions/promotions.css';
import { NEW_PEOPLE_SUBJECT } from '../promotions/userBulkPath';
import type { UserBulkStores } from '../promotions/UserBulkStores';
import { NEW_USER_PATH } from '../userPath';
import { usersText } from '../usersText';
import { NewPeopleEntry } from './NewPeopleEntry';
import type { NewPeopleStore } from './NewPeopleStore';
import { newPeopleText } from './newPeopleText';

interface NewPeoplePageProps {
  readonly stores: UserBulkStores;
  /** Without it, one can only read and stop what was begun. */
  readonly mayCreate: boolean;
  readonly onBack: () => void;
}

/** Accounts for many people: a list, its check, its confirmation, the progress and the outcome. */
export const NewPeoplePage = observer(function NewPeoplePage({ stores, mayCreate, onBack }: NewPeoplePageProps) {
  const bulk = useStore(() => stores.bulk());
  const store = useStore((): NewPeopleStore => {
    const entry: NewPeopleStore = stores.newPeople(items => {
      const about = { subject: promotionText('subject.newPeople'), subjectId: NEW_PEOPLE_SUBJECT };
      void bulk.check(stores.actions['users.create'], about, items, () => entry.discard());
    });
    return entry;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="users promotions" aria-labelledby="new-people-title">
      <header>
        <Button variant="minimal" icon={<ArrowLeftIcon />} text={usersText('back')} onClick={onBack} />
        <h1 id="new-people-title" tabIndex={-1} ref={heading}>
          {newPeopleText('title')}
        </h1>
        <p>{newPeopleText('lead')}</p>
        {mayCreate && <Link to={NEW_USER_PATH}>{newPeopleText('one')}</Link>}
      </header>
      <BulkSteps
        store={bulk}
        words={promotionWords()}
        subjectId={NEW_PEOPLE_SUBJECT}
        onClose={() => heading.current?.focus()}
      >
        {mayCreate ? <NewPeopleEntry store={store} /> : <Notice intent="warning">{newPeopleText('notAllowed')}</Notice>}
      </BulkSteps>
    </article>
  );
});
