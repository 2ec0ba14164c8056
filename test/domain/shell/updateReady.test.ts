import { updateReady } from '@/domain/shell/updateReady.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './updateReady.cases.json';

describeRule(updateReady, cases);
