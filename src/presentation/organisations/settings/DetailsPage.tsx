import { observer } from 'mobx-react-lite';
import type { FormSection } from '@/domain/organisations/settingFields';
import { Columns } from '../../kit/layout/Page';
import { useStore } from '../../kit/useStore';
import { ChangeHistory } from '../../kit/ChangeHistory';
import type { OrganisationPageProps } from '../page/OrganisationPageProps';
import { LogoField } from './LogoField';
import { ParentState } from './ParentState';
import { SettingsPanel } from './SettingsPanel';
import { SubscriptionNote } from './SubscriptionNote';

/** The details of an organisation, its subscription and its research settings. */
export const DetailsPage = observer(function DetailsPage(props: OrganisationPageProps<'settings' | 'logo'>) {
  return (
    <>
      <ParentState page={props.store} />
      <Columns side={<ChangeHistory changes={props.organisation.changes} />}>
        <Section {...props} section="details" />
        <Section {...props} section="subscription" />
        <Section {...props} section="researchSettings" />
      </Columns>
    </>
  );
});

const Section = observer(function Section({
  organisation,
  store: page,
  stores,
  mayEdit,
  section,
}: OrganisationPageProps<'settings' | 'logo'> & { readonly section: FormSection }) {
  const store = useStore(() => stores.settings(page, organisation, section));
  return (
    <SettingsPanel
      store={store}
      mayEdit={mayEdit}
      below={part => {
        if (section === 'subscription' && part === 'form') return <SubscriptionNote store={store} />;
        return part === 'logo' && <LogoField mayEdit={mayEdit} createStore={() => stores.logo(store)} />;
      }}
    />
  );
});
