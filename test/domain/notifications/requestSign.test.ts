import { requestSign } from '@/domain/notifications/requestSign.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './requestSign.cases.json';

describeRule(requestSign, cases);
