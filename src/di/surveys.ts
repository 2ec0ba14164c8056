import type { Container } from 'inversify';
import { CheckBulkRows } from '@/application/kernel/bulk/CheckBulkRows';
import { CheckBulkUndo } from '@/application/kernel/bulk/CheckBulkUndo';
import { ASSIGNMENT_ACTIONS, assignmentActions } from '@/application/surveys/bulk/assignmentActions';
import { CreateSurvey } from '@/application/surveys/CreateSurvey';
import { DeleteSurvey } from '@/application/surveys/DeleteSurvey';
import { SaveSurvey } from '@/application/surveys/SaveSurvey';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { AxiosSurveyGateway } from '@/infrastructure/http/surveys/AxiosSurveyGateway';
import { PapaparseCsvFormat } from '@/infrastructure/system/kernel/PapaparseCsvFormat';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { BulkStore } from '@/presentation/kit/bulk/BulkStore';
import { saveText } from '@/presentation/kit/saveFile';
import { SurveyBuilderStore } from '@/presentation/surveys/SurveyBuilderStore';
import { SurveyOrganisationsStore } from '@/presentation/surveys/SurveyOrganisationsStore';
import { SurveyPreviewStore } from '@/presentation/surveys/SurveyPreviewStore';
import { SurveysStore } from '@/presentation/surveys/SurveysStore';
import type { SurveyStores } from '@/presentation/surveys/SurveyStores';
import { bulkRunner } from './bulkRunner';
import { loadPatientAdapters } from './patientAdapters';
import { BackendClientToken, RandomToken, ServerClockToken, FormDraftsToken, SurveyBulkRunnerToken } from './tokens';

/** Composes the stores of the screens of surveys. The first call adds the runner of bulk actions to the window. */
export function createSurveyStores(container: Container): SurveyStores {
  loadPatientAdapters(container);
  const backend = container.get(BackendClientToken);
  const surveys = new AxiosSurveyGateway(backend);
  const actions = assignmentActions(new AxiosSurveyGateway(withoutSessionWait(backend)));
  const all = ASSIGNMENT_ACTIONS.map(kind => actions[kind]);
  const runner = bulkRunner(container, { token: SurveyBulkRunnerToken, area: 'surveys', actions: all });
  const building = {
    surveys,
    saveSurvey: new SaveSurvey(surveys),
    deleteSurvey: new DeleteSurvey(surveys),
    formDrafts: container.get(FormDraftsToken),
    clock: container.get(ServerClockToken),
  };
  const ids = new UuidIdGenerator(container.get(RandomToken));
  return {
    actions,
    list: onCreated => new SurveysStore({ surveys, ids, createSurvey: new CreateSurvey(surveys) }, onCreated),
    builder: (id, onDeleted) => new SurveyBuilderStore(id, building, onDeleted),
    preview: pages => new SurveyPreviewStore(pages),
    organisations: (id, onListed) => new SurveyOrganisationsStore(id, surveys, onListed),
    bulk: () =>
      new BulkStore({
        ...{ runner, saveText, csv: new PapaparseCsvFormat() },
        ...{ checkRows: new CheckBulkRows(), checkUndo: new CheckBulkUndo(all) },
      }),
    notice: () => new BulkNoticeStore(runner),
  };
}
