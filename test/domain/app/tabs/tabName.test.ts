import { tabName } from '@/domain/app/tabs/tabName.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './tabName.cases.json';

describeRule(tabName, cases);
