import { isOnlineSwitchVisible } from '@/domain/presence/onlineSwitchShown.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './onlineSwitchShown.cases.json';

describeRule(isOnlineSwitchVisible, cases);
