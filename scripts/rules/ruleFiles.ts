import { filesBelow } from './filesBelow';

/** The folders of rules: those of the dashboard, and those that only the backend applies. */
export const RULE_FOLDERS = ['src/domain', 'sandbox/domain'] as const;

/** Every `*.rule.ts` of a checkout. */
export const ruleFiles = (root: string): string[] =>
  RULE_FOLDERS.flatMap(folder => filesBelow(root, folder)).filter(path => path.endsWith('.rule.ts'));
