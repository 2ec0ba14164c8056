import { questionnaireTotal } from '@/domain/patients/questionnaireTotal.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './questionnaireTotal.cases.json';

describeRule(questionnaireTotal, cases);
