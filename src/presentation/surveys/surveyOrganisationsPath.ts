import { routes } from '../app/routes/routes';

/** Address of the organisations of a survey. */
export const surveyOrganisationsPath = (id: string): string =>
  routes.surveyConfigs.to({}, { survey: id, view: 'organisations' });

export const isSurveyOrganisations = (
  id: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean => {
  const parameters = new URLSearchParams(search);
  return (
    pathname === routes.surveyConfigs.pattern &&
    parameters.get('survey') === id &&
    parameters.get('view') === 'organisations'
  );
};
