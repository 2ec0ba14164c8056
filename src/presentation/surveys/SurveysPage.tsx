import { Button, Spinner } from '@blueprintjs/core';
import { PlusIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SurveySummary } from '@/domain/surveys/SurveySummary';
import { FaultField } from '../kit/forms/FaultField';
import { SearchField } from '../kit/forms/SearchField';
import { SegmentedChoice } from '../kit/forms/SegmentedChoice';
import { EmptyState } from '../kit/layout/EmptyState';
import { FilterBar } from '../kit/layout/FilterBar';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Actions, Stack } from '../kit/layout/Stack';
import { Tag } from '../kit/layout/Tag';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { formatNumber } from '../kit/table/tablesText';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import styles from './surveys.module.css';
import type { SurveysStore } from './SurveysStore';
import { dayText, stateOptions, surveyFailureText, surveyLimits, surveysCount, surveysText } from './surveysText';
import { routes } from '../app/routes/routes';

/** All surveys with their states, and a form for a new one. */
export const SurveysPage = observer(function SurveysPage({ make }: { readonly make: () => SurveysStore }) {
  const store = useStore(make);
  const { shown, status, failure, unreadable } = store;
  return (
    <Page labelledBy="surveys-title">
      <PageHeader
        id="surveys-title"
        title={surveysText('title')}
        lead={surveysText('lead')}
        actions={<Button intent="primary" icon={<PlusIcon />} text={surveysText('new')} onClick={() => store.open()} />}
      />
      {store.entry && <NewSurvey store={store} />}
      <FilterBar
        search={
          <SearchField
            label={surveysText('search')}
            clearLabel={surveysText('clearSearch')}
            value={store.query}
            onSearch={query => store.search(query)}
          />
        }
        state={<span role="status">{status === 'known' && surveysCount('count', shown.length)}</span>}
      >
        <SegmentedChoice
          label={surveysText('state.label')}
          isLabelHidden
          value={store.state}
          choices={stateOptions()}
          onChoose={state => store.filter(state)}
        />
      </FilterBar>
      <div role="alert">
        {failure && (
          <Notice intent="danger" action={<Button text={surveysText('retry')} onClick={() => void store.load()} />}>
            {surveysText('failed', { why: surveyFailureText(failure) })}
          </Notice>
        )}
        {unreadable > 0 && <Notice intent="warning">{surveysCount('unreadable', unreadable)}</Notice>}
      </div>
      {status === 'loading' && <Spinner aria-label={surveysText('loading')} />}
      {shown.length > 0 && (
        <div className={styles['table']}>
          <div className={`${styles['head']} ${styles['survey']}`} aria-hidden="true">
            {COLUMNS.map(column => (
              <span key={column} className={styles[column]}>
                {surveysText(`column.${column}`)}
              </span>
            ))}
          </div>
          <ul>
            {shown.map(survey => (
              <SurveyRow key={survey.id} survey={survey} />
            ))}
          </ul>
        </div>
      )}
      {status === 'known' && shown.length === 0 && (
        <EmptyState icon={<SearchIcon size={40} />} title={surveysText('none')} text={surveysText('noneText')} />
      )}
    </Page>
  );
});

const COLUMNS = ['title', 'state', 'questions', 'answers', 'organisations', 'changed'] as const;

function SurveyRow({ survey }: { readonly survey: SurveySummary }) {
  const { id, title, state, version, hasDraft, questions, answers, organisations, changedAt, changedBy } = survey;
  const numbers = { questions, answers, organisations };
  return (
    <li className={styles['survey']}>
      <Link className={styles['title']} to={routes.surveyConfigs.to({}, { survey: id })}>
        {writtenText(title)}
      </Link>
      <span className={styles['state']}>
        <Tag intent={state === 'published' ? 'success' : 'neutral'}>{surveysText(`state.${state}`)}</Tag>
        {version > 0 && <span className={styles['facts']}>{surveysText('row.version', { version })}</span>}
        {version > 0 && hasDraft && state !== 'retired' && <Tag intent="info">{surveysText('row.hasDraft')}</Tag>}
      </span>
      {(['questions', 'answers', 'organisations'] as const).map(name => (
        <span key={name} className={styles['amount']}>
          {formatNumber(numbers[name])}
          <span className={styles['unit']}> {surveysCount(`row.unit.${name}`, numbers[name])}</span>
        </span>
      ))}
      <span
        className={styles['facts']}
        title={surveysText('row.changed', { day: dayText(changedAt), name: changedBy })}
      >
        {surveysText('row.changedBy', { day: dayText(changedAt), name: changedBy })}
      </span>
    </li>
  );
}

const NewSurvey = observer(function NewSurvey({ store }: { readonly store: SurveysStore }) {
  const { entry, entryFaults, createFailure } = store;
  if (!entry) return null;
  return (
    <Panel title={surveysText('create.heading')}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void store.create();
        }}
      >
        <Stack>
          <FaultField
            label={surveysText('create.name')}
            value={entry.title}
            maxLength={surveyLimits.title}
            fault={entryFaults.title ? surveysText('create.nameMissing') : undefined}
            onWrite={text => store.write('title', text)}
          />
          <FaultField
            label={surveysText('create.address')}
            hint={surveysText('create.addressHint')}
            value={entry.urlSuffix}
            maxLength={surveyLimits.urlSuffix}
            fault={entryFaults.urlSuffix ? surveysText('create.addressMissing') : undefined}
            onWrite={text => store.write('urlSuffix', text)}
          />
          <div role="alert">
            {createFailure && (
              <Notice intent="danger">{surveysText('create.failed', { why: surveyFailureText(createFailure) })}</Notice>
            )}
          </div>
          <Actions>
            <PendingButton
              type="submit"
              intent="primary"
              text={surveysText('create.submit')}
              awaiting={store.creating}
            />
            <Button text={surveysText('create.cancel')} onClick={() => store.close()} />
          </Actions>
        </Stack>
      </form>
    </Panel>
  );
});
