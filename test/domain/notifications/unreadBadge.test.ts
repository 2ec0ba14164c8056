import { unreadBadge } from '@/domain/notifications/unreadBadge.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './unreadBadge.cases.json';

describeRule(unreadBadge, cases);
