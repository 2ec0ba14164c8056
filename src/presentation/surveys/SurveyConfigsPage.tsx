import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SurveyStores } from './SurveyStores';
import { SurveyBuilderPage } from './SurveyBuilderPage';
import { SurveysPage } from './SurveysPage';
import { routes } from '../app/routes/routes';

interface SurveyConfigsPageProps {
  readonly stores: { readonly surveys: SurveyStores };
  /** Called when the title of the survey on screen is known. */
  readonly onTitle?: (surveyId: string, title: string) => void;
}

/** The list of surveys, or the survey in the address. */
export function SurveyConfigsPage({ stores, onTitle = () => undefined }: SurveyConfigsPageProps) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = parameters.get('survey');
  if (id === null)
    return (
      <SurveysPage
        make={() => stores.surveys.list(created => void navigate(routes.surveyConfigs.to({}, { survey: created })))}
      />
    );
  return (
    <SurveyBuilderPage
      key={id}
      id={id}
      stores={stores.surveys}
      showsOrganisations={parameters.get('view') === 'organisations'}
      onTitle={onTitle}
      onDeleted={() => void navigate(routes.surveyConfigs.pattern)}
    />
  );
}
