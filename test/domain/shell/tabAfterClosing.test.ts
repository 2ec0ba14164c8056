import { tabAfterClosing } from '@/domain/shell/tabAfterClosing.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './tabAfterClosing.cases.json';

describeRule(tabAfterClosing, cases);
