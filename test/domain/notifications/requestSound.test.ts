import { requestSound } from '@/domain/notifications/requestSound.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './requestSound.cases.json';

describeRule(requestSound, cases);
