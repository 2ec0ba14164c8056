import { tabName } from '@/domain/shell/tabName.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './tabName.cases.json';

describeRule(tabName, cases);
