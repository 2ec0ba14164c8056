import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SurveyStores } from './SurveyStores';
import { SurveyBuilderPage } from './SurveyBuilderPage';
import { SURVEYS_PATH, surveyPath } from './surveyPath';
import { SurveysPage } from './SurveysPage';

/** The list of surveys, or the one that the address names. */
export function SurveyConfigsPage({ stores }: { readonly stores: { readonly surveys: SurveyStores } }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = parameters.get('survey');
  if (id === null)
    return <SurveysPage make={() => stores.surveys.list(created => void navigate(surveyPath(created)))} />;
  return (
    <SurveyBuilderPage
      key={id}
      id={id}
      stores={stores.surveys}
      showsOrganisations={parameters.get('view') === 'organisations'}
      onDeleted={() => void navigate(SURVEYS_PATH)}
    />
  );
}
