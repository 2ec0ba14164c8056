import { Button, Checkbox, Spinner } from '@blueprintjs/core';
import { OfficeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SurveyConfig } from '@/domain/surveys/SurveySummary';
import { BulkSteps } from '../kit/bulk/BulkSteps';
import { ReasonField } from '../kit/forms/ReasonField';
import { SearchField } from '../kit/forms/SearchField';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { EmptyState } from '../kit/layout/EmptyState';
import { FilterBar } from '../kit/layout/FilterBar';
import { NoticeSlot } from '../kit/layout/NoticeSlot';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Row, Stack } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import type { SurveyOrganisationsStore } from './SurveyOrganisationsStore';
import styles from './surveys.module.css';
import type { SurveyStores } from './SurveyStores';
import { assignmentWords, surveyFailureText, surveysCount, surveysText, typeChoices } from './surveysText';
import { routes } from '../app/routes/routes';

interface SurveyOrganisationsProps {
  readonly survey: SurveyConfig;
  readonly stores: SurveyStores;
}

/** The organisations of a survey. It can be given to many of them, or taken from them, in bulk. */
export const SurveyOrganisations = observer(function SurveyOrganisations({ survey, stores }: SurveyOrganisationsProps) {
  const bulk = useStore(() => stores.bulk());
  const store = useStore(() =>
    stores.organisations(survey.id, (gives, items, onBegun) => {
      const action = stores.actions[gives ? 'surveys.assign' : 'surveys.unassign'];
      void bulk.check(action, { subject: survey.title, subjectId: survey.id }, items, onBegun);
    }),
  );
  return (
    <Page labelledBy="survey-organisations">
      <PageHeader
        id="survey-organisations"
        title={writtenText(surveysText('organisations.heading', { survey: survey.title }))}
        back={{ to: routes.surveyConfigs.to({}, { survey: survey.id }), text: surveysText('organisations.back') }}
      />
      <BulkSteps
        showsSteps={store.selected.size > 0}
        store={bulk}
        words={assignmentWords()}
        subjectId={survey.id}
        onClose={() => void store.load()}
      >
        <Choosing store={store} isRetired={survey.state === 'retired'} />
      </BulkSteps>
    </Page>
  );
});

interface ChoosingProps {
  readonly store: SurveyOrganisationsStore;
  readonly isRetired: boolean;
}

const Choosing = observer(function Choosing({ store, isRetired }: ChoosingProps) {
  const { rows, type, status, failure, unreadable, selected } = store;
  return (
    <Stack>
      <FilterBar
        search={
          <SearchField
            label={surveysText('organisations.search')}
            clearLabel={surveysText('clearSearch')}
            value={store.search}
            onSearch={query => store.find(query)}
            maxLength={100}
          />
        }
      >
        <SegmentedChoice
          label={surveysText('organisations.type.label')}
          isLabelHidden
          value={type}
          choices={typeChoices()}
          onChoose={chosen => store.filter(chosen)}
        />
      </FilterBar>
      <NoticeSlot>
        <div role="alert">
          {failure && (
            <Notice intent="danger" action={<Button text={surveysText('retry')} onClick={() => void store.load()} />}>
              {surveysText('organisations.failed', { why: surveyFailureText(failure) })}
            </Notice>
          )}
          {unreadable > 0 && <Notice intent="warning">{surveysCount('organisations.unreadable', unreadable)}</Notice>}
        </div>
      </NoticeSlot>
      {status === 'loading' && <Spinner aria-label={surveysText('organisations.loading')} />}
      {type === 'inherited' && <p className={styles['sentence']}>{surveysText('organisations.inherited')}</p>}
      {status === 'known' && rows.length === 0 && (
        <Panel>
          <EmptyState icon={<OfficeIcon size={40} />} title={surveysText('organisations.none')} />
        </Panel>
      )}
      <Organisations store={store} canSelect={type !== 'inherited' && !isRetired} />
      {selected.size > 0 && (
        <Panel>
          <Stack>
            <ReasonField value={store.reason} isMissing={false} onWrite={reason => store.write(reason)} />
            <Row>
              <Button
                intent="primary"
                text={surveysCount(store.gives ? 'organisations.give' : 'organisations.take', selected.size)}
                onClick={() => store.check()}
              />
            </Row>
          </Stack>
        </Panel>
      )}
    </Stack>
  );
});

interface OrganisationsProps extends Pick<ChoosingProps, 'store'> {
  readonly canSelect: boolean;
}

/** The loaded organisations. While any are selected, their number replaces the head. */
const Organisations = observer(function Organisations({ store, canSelect }: OrganisationsProps) {
  const { rows, total, type, status, selected, next } = store;
  return (
    <section className={styles['table']} hidden={rows.length === 0} aria-label={surveysText('organisations.label')}>
      {selected.size === 0 ? (
        <div className={styles['head']} data-selects={canSelect}>
          <span>{surveysText('organisations.column.name')}</span>
          <span>{surveysText('organisations.column.from')}</span>
        </div>
      ) : (
        <div className={`${styles['head']} ${styles['acts']}`}>
          <strong>{surveysCount('organisations.selected', selected.size)}</strong>
          <Button variant="minimal" text={surveysText('organisations.clear')} onClick={() => store.clear()} />
        </div>
      )}
      <ul>
        {rows.map(row => (
          <li key={row.id} data-selects={canSelect} data-selected={selected.has(row.id)}>
            {canSelect && (
              <Checkbox
                {...privateField}
                checked={selected.has(row.id)}
                aria-label={surveysText('organisations.select', { name: row.name })}
                onChange={() => store.toggle(row)}
              />
            )}
            <Link to={routes.organisation.to({ organisationId: row.id })}>{writtenText(row.name)}</Link>
            <span className={styles['facts']}>
              {row.through === undefined
                ? surveysText(type === 'available' ? 'organisations.notAssigned' : 'organisations.own')
                : surveysText('organisations.through', { name: row.through })}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        <span role="status">
          {status === 'known' && surveysText('organisations.count', { shown: rows.length, total })}
        </span>
        {next !== undefined && (
          <Button
            variant="minimal"
            intent="primary"
            text={surveysText('organisations.more')}
            onClick={() => void store.more()}
          />
        )}
      </div>
    </section>
  );
});
