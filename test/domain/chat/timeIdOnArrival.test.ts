import { timeIdOnArrival } from '@/domain/chat/timeIdOnArrival.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './timeIdOnArrival.cases.json';

describeRule(timeIdOnArrival, cases);
