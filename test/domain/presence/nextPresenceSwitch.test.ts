import { nextPresenceSwitch } from '@/domain/presence/nextPresenceSwitch.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './nextPresenceSwitch.cases.json';

describeRule(nextPresenceSwitch, cases);
