import { FormDrafts } from '@/application/drafts/FormDrafts';
import { CreateSurvey } from '@/application/surveys/CreateSurvey';
import { DeleteSurvey } from '@/application/surveys/DeleteSurvey';
import { SaveSurvey } from '@/application/surveys/SaveSurvey';
import { SurveyBuilderStore } from '@/presentation/surveys/SurveyBuilderStore';
import { SurveysStore } from '@/presentation/surveys/SurveysStore';
import { FakeDraftVault } from '#test/support/fakes/drafts/FakeDraftVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeSurveyGateway } from '#test/support/fakes/surveys/FakeSurveyGateway';
import { anEnding, aPage, aQuestion } from './aSurvey';

/** Surveys in memory, and the stores of their screens, which share this device's drafts. */
export function surveyTools() {
  const gateway = new FakeSurveyGateway().add('check-in', {
    title: 'Check-in',
    pages: aPage(aQuestion('a'), aQuestion('b', 'shortText'), anEnding),
  });
  const clock = new ManualClock();
  const drafts = new FakeDraftVault();
  const deleted: string[] = [];
  let ids = 0;
  let formDrafts = new FormDrafts(drafts, clock);
  const builder = (id = 'check-in') => {
    formDrafts = new FormDrafts(drafts, clock);
    const useCases = { surveys: gateway, saveSurvey: new SaveSurvey(gateway), deleteSurvey: new DeleteSurvey(gateway) };
    return new SurveyBuilderStore(id, { ...useCases, formDrafts, clock }, () => deleted.push(id));
  };
  const created: string[] = [];
  const list = () =>
    new SurveysStore(
      { surveys: gateway, createSurvey: new CreateSurvey(gateway), ids: { next: () => `new-${(ids += 1)}` } },
      id => created.push(id),
    );
  /** Waits until everything typed is stored on the device. */
  const flush = () => formDrafts.flush();
  return { gateway, clock, builder, list, created, deleted, flush };
}
