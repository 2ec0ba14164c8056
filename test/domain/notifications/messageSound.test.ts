import { messageSound } from '@/domain/notifications/messageSound.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './messageSound.cases.json';

describeRule(messageSound, cases);
