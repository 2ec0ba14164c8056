import { timeIdOnArrival } from '@/domain/chat/messages/timeIdOnArrival.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './timeIdOnArrival.cases.json';

describeRule(timeIdOnArrival, cases);
