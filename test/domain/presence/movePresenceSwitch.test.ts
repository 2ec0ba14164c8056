import { nextPresenceSwitch } from '@/domain/presence/movePresenceSwitch.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './movePresenceSwitch.cases.json';

describeRule(nextPresenceSwitch, cases);
