import { draftGivenUp } from '@/domain/chat/drafts/draftGivenUp.rule';
import { describeRule } from '#test/support/ruleCases';
import cases from './draftGivenUp.cases.json';

describeRule(draftGivenUp, cases);
