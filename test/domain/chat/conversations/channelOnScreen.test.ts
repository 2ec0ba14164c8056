import { channelOnScreen } from '@/domain/chat/conversations/channelOnScreen.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './channelOnScreen.cases.json';

describeRule(channelOnScreen, cases);
