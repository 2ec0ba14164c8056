import { unreadDivider } from '@/domain/chat/messages/unreadDivider.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './unreadDivider.cases.json';

describeRule(unreadDivider, cases);
