import { singleSignOnReturn } from '@/domain/session/singleSignOn/singleSignOnReturn.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './singleSignOnReturn.cases.json';

describeRule(singleSignOnReturn, cases);
