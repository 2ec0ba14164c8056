import type { AdministrationStores } from '../AdministrationStores';
import { SurveyConfigsPage } from '../../surveys/SurveyConfigsPage';
import { useShellStores } from '../useShellStores';

interface SurveysInShellProps {
  readonly stores: Pick<AdministrationStores, 'surveys'>;
}

/** The page of surveys. Tabs of two surveys are named after them. */
export function SurveysInShell({ stores }: SurveysInShellProps) {
  const { tabs } = useShellStores();
  return <SurveyConfigsPage stores={stores} onTitle={(id, title) => tabs.learnName({ kind: 'survey', id }, title)} />;
}
