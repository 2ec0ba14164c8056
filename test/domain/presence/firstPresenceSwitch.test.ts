import { firstPresenceSwitch } from '@/domain/presence/firstPresenceSwitch.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './firstPresenceSwitch.cases.json';

describeRule(firstPresenceSwitch, cases);
