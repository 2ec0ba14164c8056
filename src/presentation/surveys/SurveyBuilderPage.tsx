import { Button, Spinner } from '@blueprintjs/core';
import { RedoIcon, UndoIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DraftConflictsNotice } from '../kit/forms/DraftConflictsNotice';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Row } from '../kit/layout/Stack';
import { Tag } from '../kit/layout/Tag';
import { LinkButton } from '../kit/LinkButton';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { QuestionForm } from './QuestionForm';
import type { SurveyBuilderStore } from './SurveyBuilderStore';
import { CHECKS_ID, SurveyChecks } from './SurveyChecks';
import { SurveyOrganisations } from './SurveyOrganisations';
import { SurveyOutline } from './SurveyOutline';
import { surveyOrganisationsPath } from './surveyOrganisationsPath';
import { SurveyPreview } from './SurveyPreview';
import { SurveySettings } from './SurveySettings';
import styles from './surveys.module.css';
import type { SurveyStores } from './SurveyStores';
import { surveyFailureText, surveysText } from './surveysText';
import { routes } from '../app/routes/routes';

interface SurveyBuilderPageProps {
  readonly id: string;
  readonly stores: SurveyStores;
  readonly showsOrganisations: boolean;
  readonly onTitle: (surveyId: string, title: string) => void;
  readonly onDeleted: () => void;
}

/** One survey: its outline, the chosen question, the preview and the checks. */
export const SurveyBuilderPage = observer(function SurveyBuilderPage(props: SurveyBuilderPageProps) {
  const { id, stores, showsOrganisations, onTitle, onDeleted } = props;
  const store = useStore(() => stores.builder(id, onDeleted));
  const [preview] = useState(() => stores.preview(() => store.pages));
  const { survey, config } = store;
  const { state } = config;
  const title = survey && store.form.mine.title;
  useEffect(() => {
    if (title !== undefined) onTitle(id, title);
  }, [onTitle, id, title]);
  if (!survey)
    return (
      <Page>
        <PageHeader
          title={surveysText('title')}
          back={{ to: routes.surveyConfigs.pattern, text: surveysText('title') }}
        />
        {state.status === 'couldNotCheck' ? (
          <Notice intent="danger" action={<Button text={surveysText('retry')} onClick={() => void config.load()} />}>
            {surveysText('builder.failed', { why: surveyFailureText(state.failure) })}
          </Notice>
        ) : (
          <Spinner aria-label={surveysText('builder.loading')} />
        )}
      </Page>
    );
  if (showsOrganisations) return <SurveyOrganisations survey={survey} stores={stores} />;
  return (
    <Page labelledBy="survey-title">
      <BuilderHead store={store} />
      <BuilderNotices store={store} />
      <div className={styles['split']}>
        <SurveyOutline store={store} />
        <div>
          <QuestionForm store={store} />
          <SurveySettings store={store} />
        </div>
        <div>
          <SurveyPreview store={preview} onShow={question => store.choose(question)} questions={store.questions} />
          <SurveyChecks store={store} />
        </div>
      </div>
    </Page>
  );
});

const BuilderHead = observer(function BuilderHead({ store }: { readonly store: SurveyBuilderStore }) {
  const { survey, faults, pendingAct, isChanged } = store;
  if (!survey) return null;
  const { state, version, hasDraft } = survey;
  const next = version + 1;
  const isOpen = state !== 'retired';
  const canPublish = isChanged || hasDraft;
  return (
    <PageHeader
      id="survey-title"
      title={writtenText(store.form.mine.title)}
      back={{ to: routes.surveyConfigs.pattern, text: surveysText('title') }}
      tags={<StateTag state={state} version={version} next={canPublish ? next : undefined} />}
      actions={
        <>
          <Button
            variant="minimal"
            icon={<UndoIcon />}
            aria-label={surveysText('builder.undo')}
            disabled={!store.canUndo}
            onClick={() => store.undo()}
          />
          <Button
            variant="minimal"
            icon={<RedoIcon />}
            aria-label={surveysText('builder.redo')}
            disabled={!store.canRedo}
            onClick={() => store.redo()}
          />
          <LinkButton to={surveyOrganisationsPath(survey.id)} text={surveysText('builder.organisations')} />
          {isOpen && (
            <>
              <PendingButton
                text={surveysText('builder.save')}
                awaiting={pendingAct === 'save'}
                disabled={!isChanged}
                onClick={() => void store.send('save')}
              />
              <PendingButton
                intent="primary"
                text={surveysText('builder.publish', { version: next })}
                awaiting={pendingAct === 'publish'}
                disabled={!canPublish}
                onClick={() => {
                  if (faults.length > 0) showFirstFault(store);
                  else void store.send('publish');
                }}
              />
            </>
          )}
        </>
      }
    />
  );
});

/** Scrolls to the first error that prevents publishing. */
function showFirstFault(store: SurveyBuilderStore): void {
  const faulty = store.faults.find(({ question }) => question !== undefined);
  if (faulty) store.choose(faulty.question);
  document.getElementById(CHECKS_ID)?.focus();
}

interface StateTagProps {
  readonly state: 'draft' | 'published' | 'retired';
  readonly version: number;
  /** Number of the version that publishing would create; undefined if there is nothing to publish. */
  readonly next: number | undefined;
}

function StateTag({ state, version, next }: StateTagProps) {
  if (state === 'retired') return <Tag>{surveysText('builder.retired')}</Tag>;
  if (next !== undefined) return <Tag>{surveysText('builder.draft', { version: next })}</Tag>;
  return <Tag intent="success">{surveysText('builder.published', { version })}</Tag>;
}

const BuilderNotices = observer(function BuilderNotices({ store }: { readonly store: SurveyBuilderStore }) {
  const { form, failure, done, hasConflict } = store;
  return (
    <>
      <DraftConflictsNotice others={form.conflictingDrafts} textOf={() => surveysText('builder.restored')} />
      <div role="status">
        {form.restored && store.isChanged && (
          <Notice
            intent="warning"
            action={<Button text={surveysText('builder.discard')} onClick={() => store.discard()} />}
          >
            {surveysText('builder.restored')}
          </Notice>
        )}
        {done !== undefined && (
          <Notice intent="success">
            {surveysText(
              done === 'saved' ? 'builder.saved' : done === 'published' ? 'builder.publishedNow' : 'builder.retiredNow',
            )}
          </Notice>
        )}
      </div>
      <div role="alert">
        {failure && !hasConflict && (
          <Notice intent="danger">{surveysText('builder.notSaved', { why: surveyFailureText(failure) })}</Notice>
        )}
        {hasConflict && (
          <Notice
            intent="warning"
            action={
              <Row>
                <Button text={surveysText('builder.overwrite')} onClick={() => store.overwrite()} />
                <Button text={surveysText('builder.discard')} onClick={() => store.discard()} />
              </Row>
            }
          >
            {surveysText('failure.changedMeanwhile')}
          </Notice>
        )}
      </div>
    </>
  );
});
