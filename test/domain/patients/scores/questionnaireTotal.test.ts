import { questionnaireTotal } from '@/domain/patients/scores/questionnaireTotal.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './questionnaireTotal.cases.json';

describeRule(questionnaireTotal, cases);
