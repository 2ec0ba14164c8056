import { offeredActs } from '@/domain/chat/acts/offeredActs.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './offeredActs.cases.json';

describeRule(offeredActs, cases);
