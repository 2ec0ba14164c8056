import { notificationDisplay } from '@/domain/notifications/notificationDisplay.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './notificationDisplay.cases.json';

describeRule(notificationDisplay, cases);
