import { initialPresenceSwitch } from '@/domain/presence/initialPresenceSwitch.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './initialPresenceSwitch.cases.json';

describeRule(initialPresenceSwitch, cases);
