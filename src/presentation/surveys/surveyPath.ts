import { routes } from '../app/routes/routes';

/** Address of one survey. */
export const surveyPath = (id: string): string => routes.surveys.to({}, { survey: id });

/** Address of the organisations of a survey. */
export const surveyOrganisationsPath = (id: string): string =>
  routes.surveys.to({}, { survey: id, view: 'organisations' });

export const isSurveyOrganisations = (
  id: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean => {
  const parameters = new URLSearchParams(search);
  return (
    pathname === routes.surveys.pattern && parameters.get('survey') === id && parameters.get('view') === 'organisations'
  );
};
