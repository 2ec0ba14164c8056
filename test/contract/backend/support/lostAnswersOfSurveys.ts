import { randomUUID } from 'node:crypto';
import { CreateSurvey } from '@/application/surveys/CreateSurvey';
import { DeleteSurvey } from '@/application/surveys/DeleteSurvey';
import { SaveSurvey } from '@/application/surveys/SaveSurvey';
import { AxiosSurveyGateway } from '@/infrastructure/http/surveys/AxiosSurveyGateway';
import { anEnding, aPage, aQuestion } from '#test/support/builders/surveys/aSurvey';
import { given, type LostAnswers, type LostWorld, type WriteName } from './lostAnswers';

const REASON = 'The clinic asked for it';
const pages = aPage(aQuestion('a'), anEnding);

/** A draft without changes. */
async function aDraft(world: LostWorld) {
  const { surveys: area, history } = world.backend.administration;
  const id = randomUUID();
  area.surveys.put({
    ...{ id, title: 'Draft', urlSuffix: `lost-${world.next()}`, state: 'draft', pages: aPage(), versions: [] },
    ...{ organisations: [], changedAt: 0, changedBy: 'staff-dana' },
  });
  const surveys = new AxiosSurveyGateway(world.client('staff-dana'));
  const reasons = () => history.changesOf(`survey/${id}`).map(({ reason }) => reason);
  return { id, surveys, reasons, stored: () => area.surveys.find(id), shown: await given(surveys.read(id)) };
}

export const lostAnswersOfSurveys: LostAnswers<Extract<WriteName, `surveys.${string}`>> = {
  'surveys.create': {
    begin: world => {
      const survey = { id: randomUUID(), title: 'New', urlSuffix: `lost-new-${world.next()}` };
      const create = new CreateSurvey(new AxiosSurveyGateway(world.client('staff-dana')));
      const { surveys, history } = world.backend.administration;
      return {
        act: () => create.execute(survey),
        held: () => [surveys.surveys.find(survey.id)?.title, history.changesOf(`survey/${survey.id}`).length],
        wanted: ['New', 1],
      };
    },
  },
  'surveys.change': {
    begin: async world => {
      const { id, surveys, stored, reasons, shown } = await aDraft(world);
      const save = new SaveSurvey(surveys);
      const written = { title: 'Published', pages };
      return {
        act: () => save.execute({ id, etag: shown.etag, written, act: 'publish', reason: REASON }),
        says: { value: { title: 'Published', version: 1 } },
        held: () => [stored()?.versions.map(({ version }) => version), reasons()],
        wanted: [[1], [REASON]],
      };
    },
  },
  'surveys.delete': {
    begin: async world => {
      const { id, surveys, stored, reasons, shown } = await aDraft(world);
      const remove = new DeleteSurvey(surveys);
      return {
        act: () => remove.execute({ id, etag: shown.etag, reason: REASON }),
        held: () => [stored(), reasons()],
        wanted: [undefined, [REASON]],
      };
    },
  },
  'surveys.assign': {
    begin: async world => {
      const { id, surveys, stored, reasons } = await aDraft(world);
      return {
        act: () => surveys.assign(id, { add: ['org-2'], reason: REASON }),
        held: () => [stored()?.organisations, reasons()],
        wanted: [['org-2'], [REASON]],
      };
    },
  },
};
