import { downgradeDue } from '@/domain/drive/downgradeOwed.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './downgradeOwed.cases.json';

describeRule(downgradeDue, cases);
