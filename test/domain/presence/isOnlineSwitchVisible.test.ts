import { isOnlineSwitchVisible } from '@/domain/presence/isOnlineSwitchVisible.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './isOnlineSwitchVisible.cases.json';

describeRule(isOnlineSwitchVisible, cases);
