import { updateReady } from '@/domain/app/updateReady.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './updateReady.cases.json';

describeRule(updateReady, cases);
