import { notificationGeneration } from '@/domain/notifications/notificationGeneration.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './notificationGeneration.cases.json';

describeRule(notificationGeneration, cases);
