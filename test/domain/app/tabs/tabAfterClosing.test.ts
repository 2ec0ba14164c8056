import { tabAfterClosing } from '@/domain/app/tabs/tabAfterClosing.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './tabAfterClosing.cases.json';

describeRule(tabAfterClosing, cases);
