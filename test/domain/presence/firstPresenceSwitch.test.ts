import { initialPresenceSwitch } from '@/domain/presence/firstPresenceSwitch.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './firstPresenceSwitch.cases.json';

describeRule(initialPresenceSwitch, cases);
