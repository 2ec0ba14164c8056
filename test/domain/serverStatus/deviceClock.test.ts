import { deviceClock } from '@/domain/serverStatus/deviceClock.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './deviceClock.cases.json';

describeRule(deviceClock, cases);
