import { draftAfterUpgrade } from '@/domain/chat/drafts/draftAfterUpgrade.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './draftAfterUpgrade.cases.json';

describeRule(draftAfterUpgrade, cases);
