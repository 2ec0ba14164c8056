import type { Organisation } from '@/domain/organisations/Organisation';
import { Columns } from '../../kit/layout/Page';
import { Panel } from '../../kit/layout/Panel';
import { formatNumber } from '../../kit/table/tablesText';
import { Fact, FactList } from '../../kit/layout/FactList';
import { ChangeHistory } from '../../kit/ChangeHistory';
import { crisisContactText } from './crisisContactText';
import { limitText } from './enablingFailureText';
import { EnablingPanel } from './EnablingPanel';
import { GenerationsPanel } from './GenerationsPanel';
import { MoveToOrganisationPanel } from './MoveToOrganisationPanel';
import type { OrganisationPageProps } from './OrganisationPageProps';
import { organisationPageText } from './organisationPageText';
import styles from './OverviewPage.module.css';

/** The first page of an organisation: its details, whether patients can join, and its newest changes. */
export function OverviewPage({ organisation, store, stores, mayEdit }: OrganisationPageProps) {
  return (
    <Columns side={<ChangeHistory changes={organisation.changes} />}>
      {mayEdit && organisation.enabled && organisation.disabledAbove === undefined && (
        <MoveToOrganisationPanel
          organisation={organisation}
          createStore={() => stores.moveToOrganisation(organisation.id, () => void store.load())}
        />
      )}
      <Facts organisation={organisation} />
      {mayEdit && !store.isProvider && (
        <EnablingPanel
          organisation={organisation}
          subscription={store.subscription}
          createStore={() => stores.enabling(organisation, () => void store.load())}
        />
      )}
      <GenerationsPanel createStore={() => stores.generations(organisation.id)} />
    </Columns>
  );
}

function Facts({ organisation }: { readonly organisation: Organisation }) {
  const { patients, organisationsBelow, settings } = organisation;
  const { source } = settings.appSettings.crisisContact;
  const from = source.kind === 'inherited' ? organisationPageText('facts.from', { name: source.from.name }) : undefined;
  return (
    <Panel title={organisationPageText('facts.title')}>
      <dl className={styles['figures']}>
        <Figure name={organisationPageText('facts.patients')} value={formatNumber(patients)} />
        <Figure name={organisationPageText('facts.below')} value={formatNumber(organisationsBelow)} />
        <Figure name={organisationPageText('facts.seats')} value={limitText(organisation)} />
      </dl>
      <FactList>
        <Fact name={organisationPageText('facts.crisisContact')} value={crisisContactText(organisation)} note={from} />
        <Fact name={organisationPageText('facts.id')} value={organisation.id} />
      </FactList>
    </Panel>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
