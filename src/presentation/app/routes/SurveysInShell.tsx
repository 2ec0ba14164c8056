import type { AdministrationStores } from '../AdministrationStores';
import { SurveyConfigsPage } from '../../surveys/SurveyConfigsPage';
import { useShellStores } from '../useShellStores';

interface SurveysInShellProps {
  readonly stores: Pick<AdministrationStores, 'surveys'>;
}

/** The page of surveys. Its tabs are named after their surveys. */
export function SurveysInShell({ stores }: SurveysInShellProps) {
  const { tabs } = useShellStores();
  return <SurveyConfigsPage stores={stores} onTitle={(id, title) => tabs.learnName({ kind: 'survey', id }, title)} />;
}
