import { claimReason } from '@/domain/chat/requests/claimReason.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './claimReason.cases.json';

describeRule(claimReason, cases);
