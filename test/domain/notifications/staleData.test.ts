import { staleData } from '@/domain/notifications/staleData.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './staleData.cases.json';

describeRule(staleData, cases);
