import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from '../../kit/useStore';
import { newOrganisationPath, organisationPath } from '../organisationPath';
import { OrganisationBranchView } from '../OrganisationBranchView';
import '../organisations.css';
import { organisationPageText } from './organisationPageText';
import type { OrganisationPageProps } from './OrganisationPageProps';

/** What is below an organisation: the same lines as in the whole tree, and the way to add one. */
export const ChildrenPage = observer(function ChildrenPage({ organisation, stores }: OrganisationPageProps) {
  const store = useStore(() => stores.children({ id: organisation.id, name: organisation.name }));
  const navigate = useNavigate();
  const isOpen = organisation.enabled && organisation.disabledAbove === undefined;
  return (
    <div className="organisation-children">
      {isOpen ? (
        <Link to={newOrganisationPath(organisation.id)}>{organisationPageText('children.add')}</Link>
      ) : (
        <p className="organisation-hint">{organisationPageText('children.addDisabled')}</p>
      )}
      <OrganisationBranchView store={store} onOpen={id => void navigate(organisationPath(id))} />
    </div>
  );
});
