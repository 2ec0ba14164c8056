import { downgradeDue } from '@/domain/drive/downgradeDue.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './downgradeDue.cases.json';

describeRule(downgradeDue, cases);
