import { answerHandling } from '@/domain/errorReporting/answerHandling.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './answerHandling.cases.json';

describeRule(answerHandling, cases);
