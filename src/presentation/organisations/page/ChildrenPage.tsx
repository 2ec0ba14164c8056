import { PlusIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Hint } from '../../kit/layout/Hint';
import { LinkButton } from '../../kit/LinkButton';
import { useStore } from '../../kit/useStore';
import { OrganisationBranchView } from '../OrganisationBranchView';
import styles from './ChildrenPage.module.css';
import { organisationPageText } from './organisationPageText';
import type { OrganisationPageProps } from './OrganisationPageProps';
import { PageActions } from '../../kit/layout/PageActions';
import { routes } from '../../app/routes/routes';

/** The sub-organisations of an organisation: the same lines as in the whole tree, and a button to add one. */
export const ChildrenPage = observer(function ChildrenPage({ organisation, stores }: OrganisationPageProps) {
  const store = useStore(() => stores.children({ id: organisation.id, name: organisation.name }));
  const navigate = useNavigate();
  const isOpen = organisation.enabled && organisation.disabledAbove === undefined;
  return (
    <div className={styles['children']}>
      {isOpen ? (
        <PageActions>
          <LinkButton
            variant="primary"
            icon={<PlusIcon />}
            text={organisationPageText('children.add')}
            to={routes.newOrganisation.to({}, { parentId: organisation.id })}
          />
        </PageActions>
      ) : (
        <Hint>{organisationPageText('children.addDisabled')}</Hint>
      )}
      <OrganisationBranchView
        store={store}
        onOpen={id => void navigate(routes.organisation.to({ organisationId: id }))}
      />
    </div>
  );
});
