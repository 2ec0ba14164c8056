import type { Organisation } from '@/domain/organisations/Organisation';
import { formatted } from '../../kit/table/tablesText';
import { writtenText } from '../../kit/text/writtenText';
import { ChangeHistory } from './ChangeHistory';
import { crisisContactText } from './crisisContactText';
import { limitText } from './enablingFailureText';
import { EnablingPanel } from './EnablingPanel';
import { GenerationsPanel } from './GenerationsPanel';
import { organisationPageText } from './organisationPageText';
import { MoveToOrganisationPanel } from './MoveToOrganisationPanel';
import type { OrganisationPageProps } from './OrganisationPageProps';

/** The first page of an organisation: what it is, who can join, and what was changed last. */
export function OverviewPage({ organisation, store, stores, mayEdit }: OrganisationPageProps) {
  return (
    <>
      <Facts organisation={organisation} />
      {mayEdit && !store.isProvider && (
        <EnablingPanel
          organisation={organisation}
          subscription={store.subscription}
          createStore={() => stores.enabling(organisation, () => void store.load())}
        />
      )}
      {mayEdit && organisation.enabled && organisation.disabledAbove === undefined && (
        <MoveToOrganisationPanel
          organisation={organisation}
          createStore={() => stores.moveToOrganisation(organisation.id, () => void store.load())}
        />
      )}
      <ChangeHistory changes={organisation.changes} />
      <GenerationsPanel createStore={() => stores.generations(organisation.id)} />
    </>
  );
}

function Facts({ organisation }: { readonly organisation: Organisation }) {
  const { patients, organisationsBelow, settings } = organisation;
  const { source } = settings.appSettings.crisisContact;
  return (
    <dl className="organisation-panel organisation-summary">
      <Fact name={organisationPageText('facts.patients')} value={formatted(patients)} />
      <Fact name={organisationPageText('facts.below')} value={formatted(organisationsBelow)} />
      <Fact name={organisationPageText('facts.seats')} value={limitText(organisation)} />
      <Fact
        name={organisationPageText('facts.crisisContact')}
        value={crisisContactText(organisation)}
        {...(source.kind === 'inherited' && {
          note: organisationPageText('facts.inheritedFrom', { name: source.from.name }),
        })}
      />
      <Fact name={organisationPageText('facts.id')} value={organisation.id} />
    </dl>
  );
}

function Fact({ name, value, note }: { readonly name: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{writtenText(value)}</bdi>
        {note !== undefined && <span className="organisation-hint">{note}</span>}
      </dd>
    </div>
  );
}
