export const SURVEYS_PATH = '/admin/tools/survey';

/** Address of one survey. */
export const surveyPath = (id: string): string => `${SURVEYS_PATH}?${new URLSearchParams({ survey: id }).toString()}`;

/** Address of the organisations of a survey. */
export const surveyOrganisationsPath = (id: string): string => `${surveyPath(id)}&view=organisations`;

export const isSurveyOrganisations = (
  id: string,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): boolean => {
  const parameters = new URLSearchParams(search);
  return pathname === SURVEYS_PATH && parameters.get('survey') === id && parameters.get('view') === 'organisations';
};
